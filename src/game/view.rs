//! What the screen Play shows of the game.

use yew::AttrValue;

use super::{GameState, Message};
use crate::record::Record;
use crate::rules::{Move, Outcome, Phase, Player, Square, Squares};
use crate::screen_view::{
    BoardView, Hint, Mark, NextClick, ScreenView, SquareView, WinningLine, pieces_in_hand,
    status_text,
};
use crate::settings::Settings;
use crate::solver::{Choice, Value, describe_position, describe_value, table};

/// What is said when a draw can be claimed.
pub const CLAIM_ADVICE: &str = "This position has come up three times. You may claim a draw.";

impl GameState {
    /// Returns what the screen shows.
    #[must_use]
    pub fn view(&self, settings: &Settings) -> ScreenView {
        let position = self.position();
        ScreenView {
            title: self.title().into(),
            status: self.status().into(),
            status_player: match position.outcome() {
                _ if self.record.is_drawn() => None,
                Outcome::Won(winner) => Some(winner),
                Outcome::Ongoing => Some(position.turn()),
            },
            is_over: self.is_over(),
            in_hand: pieces_in_hand(position.board()),
            advice: AttrValue::Static(self.advice()),
            message: self.message.to_string().into(),
            is_error: self.message.is_error(),
            announcement: self.announcement(settings.show_values).into(),
            message_id: self.message_id,
            announcement_id: self.message_id + self.repeats,
            board: BoardView {
                squares: self.squares(settings.show_values),
                next: self.next_click(),
            },
        }
    }

    fn title(&self) -> String {
        let position = self.position();
        match position.outcome() {
            _ if self.record.is_drawn() => "Draw".into(),
            Outcome::Won(winner) => format!("{winner} wins"),
            Outcome::Ongoing => format!("{} to move", position.turn()),
        }
    }

    /// Returns whose turn it is, or how the game ended; against the computer, with who that is.
    #[must_use]
    pub fn status(&self) -> String {
        if self.record.is_drawn() {
            return "Draw".into();
        }
        let position = self.position();
        let status = status_text(position.outcome(), position.turn());
        let who = match position.outcome() {
            _ if self.players().level().is_none() => "",
            Outcome::Won(winner) if winner == self.players().human => ", you win!",
            Outcome::Won(_) => ", the computer wins",
            Outcome::Ongoing if self.is_computers_turn() => " (computer)",
            Outcome::Ongoing => " (you)",
        };
        format!("{status}{who}")
    }

    /// Returns what the turn asks for, or why the game is over.
    fn advice(&self) -> &'static str {
        let position = self.position();
        match position.phase() {
            _ if self.record.is_drawn() && self.computer_claims_draw() => {
                "The computer claims a draw: this position has come up five times."
            }
            _ if self.record.is_drawn() => "Draw by repetition.",
            _ if self.is_over() => self.who_won(),
            _ if self.is_thinking() => "The computer is thinking …",
            _ if self.is_computers_turn() => "Click the board to let the computer play on.",
            Phase::Placing => "Place a piece on an empty square.",
            Phase::Stepping if !position.centre_rule_applies() => {
                "Move one of your pieces to a neighbouring square."
            }
            Phase::Stepping if position.movable().without(Square::CENTRE).is_empty() => {
                "Your centre piece must move this turn."
            }
            Phase::Stepping => "Move your centre piece, or win with another.",
        }
    }

    fn who_won(&self) -> &'static str {
        // The player to move after a win is the loser.
        let loser = self.position().turn();
        match self.players().level() {
            Some(_) if loser == self.players().human => "The computer has three in a row.",
            Some(_) => "You have three in a row.",
            None if loser == Player::O => "X wins with three in a row.",
            None => "O wins with three in a row.",
        }
    }

    /// Returns what a screen reader announces after the last action.
    fn announcement(&self, show_values: bool) -> String {
        let mut sentences = vec![self.message.to_string()];
        sentences.retain(|sentence| !sentence.is_empty());
        if self.message.announces_last_move()
            && !self.message.names_last_move()
            && let Some((player, m)) = self.record.last_played()
        {
            let last = Message::Played(player, m);
            sentences.push(format!("Last move: {last}"));
        }
        if self.message.announces_turn() {
            let status = self.status();
            let stop = if status.ends_with('!') { "" } else { "." };
            sentences.push(format!("{status}{stop} {}", self.advice()));
            match self.not_counted() {
                Some(reason) if self.message.may_end_game() => sentences.push(reason.into()),
                _ if self.is_over() => {
                    sentences.extend(self.score().map(|score| format!("Score: {score}.")));
                }
                _ => {}
            }
            if self.can_claim_draw() {
                sentences.push(CLAIM_ADVICE.into());
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
            (Message::Undone(Some((_, Move::Step { from, to }))), _) => Some((*to, *from)),
            (Message::Undone(Some(_)), _) => None,
            (_, Some(Move::Step { from, to })) => Some((from, to)),
            _ => None,
        };
        let mark = self.marks(winning);
        Square::ALL.map(|square| SquareView {
            piece: position.board().piece(square),
            mark: mark(square),
            ghost: None,
            last_move: last_move.is_some_and(|m| touches(m, square)),
            hint: self.hint.and_then(|m| hint_at(m, square)),
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

/// Returns the part of the square in a move that a hint points at.
fn hint_at(m: Move, square: Square) -> Option<Hint> {
    if m.to() == square {
        Some(Hint::To)
    } else {
        (m.from() == Some(square)).then_some(Hint::From)
    }
}

/// Returns whether the move starts or ends on the square.
fn touches(m: Move, square: Square) -> bool {
    m.to() == square || m.from() == Some(square)
}
