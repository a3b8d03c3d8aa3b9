use std::rc::Rc;

use yew::{AttrValue, Reducible};

use super::{Review, ReviewedMove};
use crate::game::{GameAction, GameState};
use crate::notation::read_game;
use crate::players::Players;
use crate::practice::Practice;
use crate::record::Record;
use crate::rules::{Move, Player, Position};

mod action;
mod view;

/// The state of the screen Review: a game with its turning points, each asked before it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewState {
    review: Rc<Review>,
    /// The game at the moment that is looked at.
    board: GameState,
    /// The person's side against the computer.
    human: Option<Player>,
    /// The side whose turning points are asked, `None` for both.
    side: Option<Player>,
    question: Option<Question>,
    /// The turning points that have been answered, by their numbers.
    answered: Vec<usize>,
    note: Option<Note>,
    /// Changes with each action that does something.
    action_id: u32,
}

/// A turning point that is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Question {
    reviewed: ReviewedMove,
    practice: Practice,
    /// Whether another moment of the game is looked at.
    is_left: bool,
}

/// What is said until the next action, in place of what the board says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Note {
    /// The review was opened.
    Opened,
    /// Why not all of the game can be reviewed.
    Broken(AttrValue),
    /// A move was tried while no question stands.
    NoQuestion,
    /// A move was tried while another moment is looked at.
    Left,
    /// All turning points have been asked.
    End,
}

/// Something that is done on the screen Review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewAction {
    /// Does something on the board: a move answers the question, all else walks through the game.
    Board(GameAction),
    /// Takes the next step of a refutation.
    Advance,
    /// Asks the turning point with this number.
    Ask(usize),
    /// Returns to the question.
    Resume,
    /// Shows the answer.
    Show,
    /// Asks the next turning point that has not been answered.
    Next,
    /// Chooses the side whose turning points are asked, `None` for both.
    SetSide(Option<Player>),
    /// Reviews the game of an address.
    Open(Rc<str>),
}

impl ReviewState {
    /// Reviews the game of the record.
    #[must_use]
    pub fn from_record(record: &Record) -> Self {
        let players = record.players();
        let human = players.level().map(|_| players.human);
        Self::new(record, human)
    }

    /// Reviews the game of this text as far as it is legal, with a message if it is not.
    ///
    /// If it is the game of the record, the person's side is known.
    #[must_use]
    pub fn from_text(text: &str, record: &Record) -> Self {
        let (game, error) = match read_game(text) {
            Ok(game) => (game, None),
            Err(error) => {
                let words = error.to_string().into();
                (error.into_game(), Some(Note::Broken(words)))
            }
        };
        let is_record = record.start() == game.start && record.moves().eq(game.moves.clone());
        let mut state = if is_record {
            Self::from_record(record)
        } else {
            let record = Record::from_moves(game.start, game.moves, Players::default());
            Self::new(&record, None)
        };
        if error.is_some() {
            state.note = error;
        }
        state
    }

    fn new(record: &Record, human: Option<Player>) -> Self {
        let mut board = GameState::exploring(record);
        board.apply(GameAction::JumpTo(usize::MAX));
        Self {
            review: Rc::new(Review::new(record.start(), record.moves())),
            board,
            human,
            side: human,
            question: None,
            answered: Vec::new(),
            note: Some(Note::Opened),
            action_id: 1,
        }
    }

    /// Returns the review of the game.
    #[must_use]
    pub const fn review(&self) -> &Rc<Review> {
        &self.review
    }

    /// Returns the record of the game, at the moment that is looked at or asked about.
    #[must_use]
    pub const fn record(&self) -> &Rc<Record> {
        self.board.record()
    }

    /// Returns the position that is shown.
    #[must_use]
    pub fn position(&self) -> Position {
        match self.asked() {
            Some(question) => question.practice.position(),
            None => self.board.position(),
        }
    }

    /// Returns the person's side against the computer.
    #[must_use]
    pub const fn human(&self) -> Option<Player> {
        self.human
    }

    /// Returns the side whose turning points are asked, `None` for both.
    #[must_use]
    pub const fn side(&self) -> Option<Player> {
        self.side
    }

    /// Returns the turning points of the side, worst first.
    #[must_use]
    pub fn turning_points(&self) -> Vec<ReviewedMove> {
        let mut points = self.review.turning_points();
        points.retain(|point| self.side.is_none_or(|side| side == point.position.turn()));
        points
    }

    /// Returns the number of the turning point that is asked, or was answered last.
    #[must_use]
    pub fn asked_number(&self) -> Option<usize> {
        let question = self.question.as_ref()?;
        Some(question.reviewed.number())
    }

    /// Returns whether the turning point with this number has been answered.
    #[must_use]
    pub fn is_answered(&self, number: usize) -> bool {
        self.answered.contains(&number)
    }

    /// Returns the number of the move before which the game is hidden, because a question stands.
    #[must_use]
    pub fn hidden_from(&self) -> Option<usize> {
        let question = self.question.as_ref()?;
        (!question.practice.is_solved()).then(|| question.reviewed.number())
    }

    /// Returns whether a question stands but another moment is looked at.
    #[must_use]
    pub fn is_question_left(&self) -> bool {
        self.question.as_ref().is_some_and(|q| q.is_left)
    }

    /// Returns the exercise of the question, unless another moment is looked at.
    #[must_use]
    pub fn practice(&self) -> Option<&Practice> {
        self.asked().map(|question| &question.practice)
    }

    /// Returns a number that changes with each action that does something.
    #[must_use]
    pub const fn action_id(&self) -> u32 {
        self.action_id
    }

    /// Returns whether there is a turning point that has not been answered, besides the one asked.
    #[must_use]
    pub fn has_next(&self) -> bool {
        self.next_point().is_some()
    }

    /// Returns all moves of the game.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.board.record().moves().collect()
    }

    fn asked(&self) -> Option<&Question> {
        self.question.as_ref().filter(|question| !question.is_left)
    }

    /// Returns the turning point after the one that is asked, or the first one again.
    fn next_point(&self) -> Option<ReviewedMove> {
        let points = self.turning_points();
        let asked = self.asked_number();
        let index = points.iter().position(|p| Some(p.number()) == asked);
        let (before, after) = points.split_at(index.map_or(0, |index| index + 1));
        let open = |p: &&ReviewedMove| !self.is_answered(p.number()) && Some(p.number()) != asked;
        after.iter().chain(before).find(open).copied()
    }
}

impl Reducible for ReviewState {
    type Action = ReviewAction;

    fn reduce(mut self: Rc<Self>, action: ReviewAction) -> Rc<Self> {
        Rc::make_mut(&mut self).apply(action);
        self
    }
}
