//! What the screen Play shows of the game.

use yew::AttrValue;

use super::{GameState, Message};
use crate::record::Record;
use crate::rules::{Move, Phase, Player, Square, Squares};
use crate::screen_view::{
    BoardView, Mark, NextClick, ScreenView, SquareView, WinningLine, status_text,
};
use crate::settings::Settings;
use crate::solver::{Choice, Value, describe_position, describe_value, table};

impl GameState {
    /// Returns what the screen shows.
    #[must_use]
    pub fn view(&self, settings: &Settings) -> ScreenView {
        ScreenView {
            status: AttrValue::Static(self.status()),
            advice: AttrValue::Static(self.advice()),
            message: self.message.to_string().into(),
            announcement: self.announcement(settings.show_values).into(),
            message_id: self.message_id,
            announcement_id: self.message_id + self.repeats,
            board: BoardView {
                squares: self.squares(settings.show_values),
                next: self.next_click(),
            },
        }
    }

    /// Returns whose turn it is, or how the game ended.
    #[must_use]
    pub fn status(&self) -> &'static str {
        if self.record.is_drawn() {
            return "Draw";
        }
        let position = self.position();
        match (self.is_thinking(), position.turn()) {
            (true, Player::X) => "Next player: X, thinking",
            (true, Player::O) => "Next player: O, thinking",
            (false, turn) => status_text(position.outcome(), turn),
        }
    }

    /// Returns what the turn asks for.
    fn advice(&self) -> &'static str {
        let position = self.position();
        match position.phase() {
            _ if self.record.is_drawn() && self.computer_claims_draw() => {
                "The computer claims a draw: the fifth time here."
            }
            _ if self.record.is_drawn() => "Best play on both sides never ends.",
            _ if self.is_over() => "Three in a row.",
            _ if self.is_thinking() => "The computer moves next.",
            _ if self.is_computers_turn() => "Here it is the computer's turn.",
            Phase::Placing => "Place a piece on an empty square.",
            Phase::Stepping if !position.centre_rule_applies() => {
                "Step with a piece to a neighbouring square."
            }
            Phase::Stepping if position.movable().without(Square::CENTRE).is_empty() => {
                "The centre piece must leave."
            }
            Phase::Stepping => "The centre piece must leave, unless another step wins.",
        }
    }

    /// Returns what a screen reader announces after the last action.
    fn announcement(&self, show_values: bool) -> String {
        let mut sentences = vec![self.message.to_string()];
        if self.message.announces_last_move()
            && let Some(m) = self.record.last_move()
        {
            let last = Message::Played(!self.position().turn(), m);
            sentences.push(format!("Last move: {last}"));
        }
        if self.message.announces_turn() {
            sentences.push(format!("{}. {}", self.status(), self.advice()));
            if self.record.can_claim_draw() {
                sentences.push("Three times here: a draw may be claimed.".into());
            }
            if show_values && !self.is_over() {
                sentences.extend(verdict(&self.record));
            }
        }
        if let Message::Selected { square, .. } = self.message
            && show_values
        {
            let choices = table().moves(self.position()).into_iter();
            let steps = choices.filter(|choice| choice.m.from() == Some(square));
            sentences.extend(
                steps.map(|Choice { m, value, .. }| {
                    format!("{} {}.", m.to(), describe_value(value))
                }),
            );
        }
        sentences.join(" ")
    }

    /// Returns what a click on the board would do.
    fn next_click(&self) -> NextClick {
        let position = self.position();
        if self.is_over() || self.is_computers_turn() {
            return NextClick::Nothing;
        }
        match position.phase() {
            Phase::Placing => NextClick::Place(position.turn()),
            Phase::Stepping => NextClick::Step(position.turn()),
        }
    }

    /// Returns what each square shows, in reading order.
    fn squares(&self, show_values: bool) -> [SquareView; 9] {
        let position = self.position();
        let winning = position.winning_squares();
        let winning_line = WinningLine::through(winning);
        let choices = if show_values && self.next_click() != NextClick::Nothing {
            table().moves(position)
        } else {
            Vec::new()
        };
        let last_move = self.record.last_move();
        let step = match (&self.message, last_move) {
            // A step that was taken back goes the other way.
            (Message::Undone(Some(Move::Step { from, to })), _) => Some((*to, *from)),
            (Message::Undone(Some(_)), _) => None,
            (_, Some(Move::Step { from, to })) => Some((from, to)),
            _ => None,
        };
        let mark = self.marks(winning);
        Square::ALL.map(|square| SquareView {
            piece: position.board().piece(square),
            mark: mark(square),
            last_move: last_move.is_some_and(|m| touches(m, square)),
            hint: self.hint.is_some_and(|m| touches(m, square)),
            value: self.shown_value(&choices, square),
            moved_from: step.filter(|(_, to)| *to == square).map(|(from, _)| from),
            refused: (self.message.refused() == Some(square)).then_some(self.message_id),
            winning_line: winning_line
                .filter(|(middle, _)| *middle == square)
                .map(|(_, line)| line),
        })
    }

    /// Returns the mark of each square.
    fn marks(&self, winning: Squares) -> impl Fn(Square) -> Mark {
        let position = self.position();
        // While the computer is to move, the person can do nothing on the board.
        let can_move = self.next_click() != NextClick::Nothing;
        let selected = self.selected;
        let targets = selected.map_or(Squares::NONE, |from| position.targets(from));
        let movable = if can_move {
            position.movable()
        } else {
            Squares::NONE
        };
        let centre_rule = can_move && position.centre_rule_applies();
        move |square| {
            if winning.contains(square) {
                Mark::Winning
            } else if selected == Some(square) {
                Mark::Selected
            } else if targets.contains(square) {
                Mark::Target
            } else if centre_rule && square == Square::CENTRE {
                Mark::MustLeave
            } else if movable.contains(square) {
                Mark::Movable
            } else {
                Mark::None
            }
        }
    }

    /// Returns the value of the move to the square or of the best move from it; the choices are
    /// sorted, the best first.
    fn shown_value(&self, choices: &[Choice], square: Square) -> Option<Value> {
        let shown = choices.iter().find(|choice| match choice.m {
            Move::Place { to } => to == square,
            Move::Step { from, to } => {
                from == square || (self.selected == Some(from) && to == square)
            }
        });
        shown.map(|choice| choice.value)
    }
}

/// Returns the value of the position in words, `None` after a claimed draw.
#[must_use]
pub fn verdict(record: &Record) -> Option<String> {
    let position = record.position();
    let verdict = || describe_position(position, table().value(position)) + ".";
    (!record.is_drawn()).then(verdict)
}

/// Returns whether the move starts or ends on the square.
fn touches(m: Move, square: Square) -> bool {
    m.to() == square || m.from() == Some(square)
}
