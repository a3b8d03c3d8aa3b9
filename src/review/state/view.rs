use yew::AttrValue;

use super::{Note, Question, ReviewState};
use crate::practice::{Feedback, Words};
use crate::rules::{Move, Player, Square};
use crate::screen_view::{ScreenView, SquareView};
use crate::settings::Settings;

const TITLE: &str = "Review";

/// What is said while another moment than the one asked about is looked at.
const LEFT: &str = "You left the question. Resume it to answer.";

impl ReviewState {
    /// Returns what the screen shows; move values stay hidden.
    #[must_use]
    pub fn view(&self, settings: &Settings) -> ScreenView {
        let mut view = match self.asked() {
            Some(question) => question.view(*settings),
            None => self.view_of_game(*settings),
        };
        if let Some(note) = &self.note {
            view.message = self.describe_note(note);
            view.announcement = match note {
                Note::Opened => self.describe_game().into(),
                Note::Broken(words) => format!("{words} {}", self.describe_game()).into(),
                _ => view.message.clone(),
            };
            view.is_error = matches!(note, Note::Broken(_));
        }
        view.message_id = self.action_id;
        view.announcement_id = self.action_id;
        view
    }

    fn view_of_game(&self, settings: Settings) -> ScreenView {
        let mut view = self.board.view(&Settings {
            show_values: false,
            ..settings
        });
        view.board = view.board.without_moves();
        view.title = AttrValue::Static(TITLE);
        view.advice = self.advice().into();
        // The game itself would ask for a move.
        view.announcement = if self.board.message().announces_turn() {
            let next = if self.is_question_left() {
                LEFT
            } else {
                &view.advice
            };
            format!("{} {}. {next}", view.message, view.status).into()
        } else {
            view.message.clone()
        };
        view
    }

    fn describe_note(&self, note: &Note) -> AttrValue {
        match note {
            Note::Opened => self.opening().into(),
            Note::Broken(words) => words.clone(),
            Note::NoQuestion => "Choose a turning point, or open Explore to try moves.".into(),
            Note::Left => AttrValue::Static(LEFT),
            Note::End => "That was the last turning point.".into(),
        }
    }

    /// Returns what is announced when the review is opened.
    fn describe_game(&self) -> String {
        let next = if self.review.moves().is_empty() {
            self.advice()
        } else {
            self.opening()
        };
        format!("{TITLE}. {} {next}", self.describe_sums())
    }

    /// Returns how many moves of each side kept the result.
    #[must_use]
    pub fn describe_sums(&self) -> String {
        let moves = self.review.moves().len();
        if moves == 0 {
            return "There is no game to review yet.".into();
        }
        let unit = if moves == 1 { "move" } else { "moves" };
        let [x, o] = [Player::X, Player::O].map(|player| (player, self.review.sums(player)));
        let mut is_first = true;
        let sides = [x, o].into_iter().filter(|(_, sums)| sums.moves() > 0);
        let sides = sides.map(|(player, sums)| {
            let what = if is_first { " kept the result" } else { "" };
            is_first = false;
            let slips = match sums.slips {
                0 => String::new(),
                1 => ", 1 slip".into(),
                slips => format!(", {slips} slips"),
            };
            format!(" {player}: {} of {}{what}{slips}.", sums.kept, sums.moves())
        });
        format!("{moves} {unit}.{}", sides.collect::<String>())
    }

    /// Returns that nobody has slipped, and how many moves were the only ones to keep the result;
    /// `None` if somebody has.
    #[must_use]
    pub fn describe_no_slips(&self) -> Option<String> {
        let is_clean = self.turning_points().is_empty() && !self.review.moves().is_empty();
        let sides = [Player::X, Player::O].into_iter();
        let sides = sides.filter(|player| self.side.is_none_or(|side| side == *player));
        let only: usize = sides.map(|player| self.review.sums(player).only).sum();
        let only = match only {
            0 => String::new(),
            1 => " One of them was the only one.".into(),
            only => format!(" {only} of them were the only one."),
        };
        is_clean.then(|| format!("No slips: every move kept the result.{only}"))
    }

    fn advice(&self) -> String {
        if self.review.moves().is_empty() {
            "Play a game first, then review it here.".into()
        } else {
            "Step through the game, or choose a turning point.".into()
        }
    }

    /// Returns what is said when the review is opened.
    fn opening(&self) -> String {
        match self.turning_points().len() {
            _ if self.review.moves().is_empty() => self.describe_sums(),
            0 => self.describe_no_slips().unwrap_or_default(),
            1 => "One turning point. Press Next: can you do better?".into(),
            points => format!("{points} turning points. Press Next: can you do better?"),
        }
    }
}

impl Question {
    fn view(&self, settings: Settings) -> ScreenView {
        let mut view = self.practice.view(&settings, &self.words());
        if self.practice.position() == self.reviewed.position {
            view.board = view
                .board
                .map(|square, shown| self.mark_played(square, shown));
        }
        view
    }

    /// Marks the move that was played in the game.
    fn mark_played(&self, square: Square, shown: SquareView) -> SquareView {
        let m = self.reviewed.m;
        let player = self.reviewed.position.turn();
        SquareView {
            ghost: (m.to() == square).then_some(player),
            last_move: shown.last_move || m.from() == Some(square),
            ..shown
        }
    }

    fn words(&self) -> Words {
        let feedback = match self.practice.feedback() {
            Feedback::Opened | Feedback::Restarted => self.describe_played(),
            Feedback::Wrong(mistake) => mistake.describe(self.reviewed.position.turn()),
            Feedback::TakenBack => "Taken back. Try again.".into(),
            Feedback::Solved => self.describe_answer(),
            Feedback::Over => "Already answered. Choose Next.".into(),
            Feedback::Hint(_)
            | Feedback::None
            | Feedback::Right
            | Feedback::Shown
            | Feedback::Slower
            | Feedback::AnotherDefence(..) => String::new(),
        };
        let advice = if self.practice.is_solved() {
            "Answered.".into()
        } else {
            self.practice.question().describe()
        };
        Words {
            title: TITLE,
            advice,
            feedback,
        }
    }

    /// Returns `Move 17: X played c3 to b2.`
    fn describe_played(&self) -> String {
        let (number, player) = (self.reviewed.number(), self.reviewed.position.turn());
        format!(
            "Move {number}: {player} played {}.",
            describe(self.reviewed.m)
        )
    }

    /// Returns `Right: b1 to c1. 4 of 6 moves kept it.`
    fn describe_answer(&self) -> String {
        let (keeping, legal) = (self.reviewed.keeping, self.reviewed.legal);
        let answer = self.practice.last_answer().map(describe);
        let right = if self.practice.is_helped() {
            "Answer"
        } else {
            "Right"
        };
        format!(
            "{right}: {}. {keeping} of {legal} moves kept it.",
            answer.unwrap_or_default()
        )
    }
}

/// Returns a move as words: `c3 to b2`.
fn describe(m: Move) -> String {
    match m {
        Move::Place { to } => to.to_string(),
        Move::Step { from, to } => format!("{from} to {to}"),
    }
}
