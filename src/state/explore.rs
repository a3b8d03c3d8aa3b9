use super::{Action, Cell, Line, Mark, Message};
use crate::notation::read_position;
use crate::rules::{Board, Impossible, Outcome, Player, Position, Square, Squares};
use crate::solver::{table, verdict};

/// Which keys there are on this screen.
const KEYS: &str = "Arrows walk, Enter puts pieces on and off. B read the board, L say that again.";

/// A position that is set up, possible or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExploreState {
    board: Board,
    turn: Player,
    /// What is said instead of how the position stands.
    words: Option<String>,
    /// What was just done to the board, if anything was.
    done: String,
    /// Whether that was a move.
    step: bool,
    said: u32,
}

impl ExploreState {
    /// The position.
    ///
    /// # Errors
    /// Why no game can reach it.
    pub fn position(&self) -> Result<Position, Impossible> {
        Position::set_up(self.board, self.turn)
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// Whose turn it is, or who has won.
    #[must_use]
    pub fn status(&self) -> &'static str {
        match (self.position().map(Position::outcome), self.turn) {
            (Ok(Outcome::Won(Player::X)), _) => "Winner: X",
            (Ok(Outcome::Won(Player::O)), _) => "Winner: O",
            (_, Player::X) => "Next player: X",
            (_, Player::O) => "Next player: O",
        }
    }

    /// Whether this moment was reached by a move rather than by putting pieces on and off.
    #[must_use]
    pub const fn is_step(&self) -> bool {
        self.step
    }

    /// How many sentences there have been.
    #[must_use]
    pub const fn said(&self) -> u32 {
        self.said
    }

    /// How the position stands, or why there is none.
    #[must_use]
    pub fn sentence(&self) -> String {
        if let Some(words) = &self.words {
            return words.clone();
        }
        match self.position() {
            Ok(position) => verdict(position, table().value(position)) + ".",
            Err(impossible) => format!("No game leads here: {impossible}."),
        }
    }

    /// What is read out: how the moment came about and whose turn it is, if nothing else was asked.
    #[must_use]
    pub fn announcement(&self) -> String {
        let sentence = self.sentence();
        if self.words.is_some() {
            return sentence;
        }
        [&self.done, self.status(), ". ", &sentence].concat()
    }

    /// What each square shows, in reading order.
    #[must_use]
    pub fn cells(&self) -> [Cell; 9] {
        let winning = match self.position().map(Position::outcome) {
            Ok(Outcome::Won(player)) => self.board.lines(player),
            _ => Squares::NONE,
        };
        let line = Line::through(winning);
        Square::ALL.map(|square| {
            let wins = winning.contains(square);
            Cell {
                piece: self.board.piece(square),
                mark: if wins { Mark::Winning } else { Mark::None },
                line: line
                    .filter(|(middle, _)| *middle == square)
                    .map(|(_, line)| line),
                ..Cell::default()
            }
        })
    }

    /// Shows the position that this text says, or the start and what is wrong with the text.
    pub(super) fn read(&mut self, text: &str) {
        match read_position(text) {
            Ok(position) => self.show(position.board(), position.turn()),
            Err(trouble) => {
                self.show(Board::default(), Player::X);
                self.words = Some(format!("{trouble} Here is the start instead."));
            }
        }
    }

    /// Does what the action says.
    pub(super) fn apply(&mut self, action: &Action) {
        match *action {
            Action::Click(square) => {
                let board = match self.board.piece(square) {
                    None => self.board.with(square, Player::X),
                    Some(Player::X) => self.board.with(square, Player::O),
                    Some(Player::O) => self.board.without(square),
                };
                self.show(board, self.turn);
                let piece = board.piece(square).map_or("empty", Player::symbol);
                self.done = [square.name(), " ", piece, ". "].concat();
            }
            Action::Turn(turn) => self.show(self.board, turn),
            Action::Follow(m) => {
                let played = Message::Played(self.turn, m);
                if let Ok(Ok(after)) = self.position().map(|position| position.play(m)) {
                    self.show(after.board(), after.turn());
                    self.done = played.to_string() + " ";
                    self.step = true;
                }
            }
            Action::Clear => self.show(Board::default(), Player::X),
            Action::Repeat => self.tell(self.words.clone()),
            Action::ReadBoard => self.tell(Some(Message::Board(self.board).to_string())),
            Action::ListKeys => self.tell(Some(KEYS.into())),
            _ => {}
        }
    }

    /// Says this, or else how the position stands; nothing moves for it.
    fn tell(&mut self, words: Option<String>) {
        self.words = words;
        self.step = false;
        self.said += 1;
    }

    fn show(&mut self, board: Board, turn: Player) {
        *self = Self {
            board,
            turn,
            words: None,
            done: String::new(),
            step: false,
            said: self.said + 1,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Move;
    use crate::rules::Square::*;

    fn after(actions: impl IntoIterator<Item = Action>) -> ExploreState {
        let mut state = ExploreState::default();
        for action in actions {
            state.apply(&action);
        }
        state
    }

    #[test]
    fn a_click_goes_round_from_nothing_over_x_and_o() {
        for (clicks, piece, told) in [
            (1, Some(Player::X), "b2 X. Next player: X. No game"),
            (2, Some(Player::O), "b2 O. Next player: X. No game"),
            (3, None, "b2 empty. Next player: X. Even"),
        ] {
            let state = after(vec![Action::Click(B2); clicks]);
            assert_eq!(state.board.piece(B2), piece);
            assert!(state.announcement().starts_with(told), "{told}");
        }
    }

    #[test]
    fn what_cannot_occur_is_said_with_the_reason() {
        let mut state = after([Action::Click(B2)]);
        assert!(state.position().is_err());
        assert_eq!(
            state.sentence(),
            "No game leads here: it cannot be X's turn."
        );
        state.apply(&Action::Turn(Player::O));
        assert_eq!(state.sentence(), "Even, with best play on both sides.");
        // With these, another side would not help.
        for turn in [Player::X, Player::O] {
            let two = after([Action::Click(B2), Action::Click(A1), Action::Turn(turn)]);
            assert_eq!(
                two.sentence(),
                "No game leads here: X needs as many pieces as O, or one more."
            );
        }
    }

    #[test]
    fn a_move_is_followed_when_it_is_legal() {
        let place = Move::Place { to: A1 };
        let state = after([Action::Follow(place)]);
        assert_eq!(
            (state.board.piece(A1), state.turn()),
            (Some(Player::X), Player::O)
        );
        assert_eq!(after([Action::Follow(place), Action::Follow(place)]), state);
        assert_eq!(
            state.announcement(),
            "X placed on a1. Next player: O. Even, with best play on both sides."
        );
    }

    #[test]
    fn a_broken_address_gives_the_start_and_says_why() {
        let mut state = after([Action::Click(B2)]);
        state.read("X-O-?----:X");
        assert_eq!(state.position(), Ok(Position::default()));
        assert!(
            state.sentence().starts_with("Character 5"),
            "{}",
            state.sentence()
        );
        assert!(state.sentence().ends_with("Here is the start instead."));
        state.read("XXX------:X");
        assert_eq!(state.position(), Ok(Position::default()));
        assert!(
            state.sentence().contains("as many pieces as O"),
            "{}",
            state.sentence()
        );
        state.read("X--------:O");
        assert_eq!(state.turn(), Player::O);
        assert_eq!(state.sentence(), "Even, with best play on both sides.");
    }
    #[test]
    fn to_be_told_something_changes_nothing_else() {
        let before = after([Action::Follow(Move::Place { to: B2 })]);
        let told = |action: Action| {
            let mut state = before.clone();
            state.apply(&action);
            assert_eq!(state.said(), before.said() + 1, "{action:?}");
            assert_eq!(state.position(), before.position(), "{action:?}");
            assert!(!state.is_step(), "no move was followed: {action:?}");
            state
        };
        assert_eq!(told(Action::Repeat).sentence(), before.sentence());
        let mut board = told(Action::ReadBoard);
        let said = board.sentence();
        assert!(said.contains("a2 empty, b2 X, c2 empty"), "{said}");
        board.apply(&Action::Repeat);
        assert_eq!(board.sentence(), said);
        board.apply(&Action::Turn(Player::O));
        assert_eq!(board.sentence(), before.sentence());
        let keys = told(Action::ListKeys).sentence();
        assert!(keys.contains("B read the board"), "{keys}");
        assert_eq!(told(Action::ListKeys).announcement(), keys);
    }
}
