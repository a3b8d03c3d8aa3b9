use yew::AttrValue;

use super::{Feedback, Practice, Stage};
use crate::exercise;
use crate::rules::Squares;
use crate::screen_view::{Hint, ScreenView, SquareView};
use crate::settings::Settings;

/// What a screen says about an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The name of the screen.
    pub title: &'static str,
    /// What is asked now.
    pub advice: String,
    /// What the last action has led to; where it is empty, the message of the board is shown.
    pub feedback: String,
}

impl Practice {
    /// Returns what the screen shows; move values stay hidden.
    #[must_use]
    pub fn view(&self, settings: &Settings, words: &Words) -> ScreenView {
        let mut view = self.board.view(&Settings {
            show_values: false,
            ..*settings
        });
        if self.stage != Stage::Asking || self.is_looking_back() {
            view.board = view.board.without_moves();
        } else if let Some(hint) = self.shown_hint() {
            let squares = self.question().hinted_squares(hint);
            view.board = view
                .board
                .map(|square, shown| mark_hint(shown, hint, squares, square));
        }
        view.announcement = self.announcement(&view, words).into();
        view.title = AttrValue::Static(words.title);
        view.advice = words.advice.clone().into();
        if !words.feedback.is_empty() {
            view.message = words.feedback.clone().into();
        }
        view
    }

    /// Returns what a screen reader announces after the last action.
    fn announcement(&self, view: &ScreenView, words: &Words) -> String {
        let feedback = words.feedback.clone();
        let board = view.message.to_string();
        let mut sentences = match self.feedback {
            Feedback::None => vec![board],
            Feedback::Opened => vec![format!("{}.", words.title), feedback],
            Feedback::Right | Feedback::Shown | Feedback::Slower | Feedback::Solved => {
                vec![board, feedback]
            }
            // Said with the wrong move, not with those that follow from it.
            Feedback::Wrong(_) if self.has_started_refuting() => vec![board],
            Feedback::Wrong(_) => vec![board, feedback],
            Feedback::Restarted
            | Feedback::TakenBack
            | Feedback::Hint(_)
            | Feedback::Over
            | Feedback::AnotherDefence(..) => vec![feedback],
        };
        let has_moved = self.board.message().announces_turn()
            && !matches!(self.feedback, Feedback::Hint(_) | Feedback::Over);
        if has_moved && view.is_over {
            sentences.push(format!("{}.", view.status));
        } else if has_moved && self.stage == Stage::Asking {
            sentences.push(words.advice.clone());
        }
        sentences.retain(|sentence| !sentence.is_empty());
        sentences.join(" ")
    }

    fn has_started_refuting(&self) -> bool {
        self.board.record().len() > self.line.len() + 1
    }
}

/// Marks a square that the hint points at.
fn mark_hint(
    shown: SquareView,
    hint: exercise::Hint,
    squares: Squares,
    square: crate::rules::Square,
) -> SquareView {
    let is_piece = shown.piece.is_some();
    let mark = match hint {
        _ if !squares.contains(square) => return shown,
        exercise::Hint::Piece(_) => Hint::From,
        exercise::Hint::Move(_) if is_piece => Hint::From,
        exercise::Hint::Place(_) | exercise::Hint::Move(_) => Hint::To,
    };
    SquareView {
        hint: Some(mark),
        ..shown
    }
}
