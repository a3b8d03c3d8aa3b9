use std::fmt;

use super::{Board, IllegalMove, Move, Player, Square, Squares, Symmetry};

/// The number of pieces that each player can have.
pub const PIECES: u32 = 3;

/// A board and the player to move, as a game can reach them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Player,
}

/// The phase of the game for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Fewer than three pieces: the player places one.
    Placing,
    /// Three pieces: the player moves one of them to an adjacent square.
    Stepping,
}

/// The state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Neither player has three in a row.
    Ongoing,
    /// This player has three in a row.
    Won(Player),
}

/// The reason why no game can reach a board with this player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidPosition {
    /// The player has more than three pieces.
    TooMany(Player),
    /// The piece counts fit neither player's turn.
    Uneven,
    /// The piece counts fit only the other player's turn.
    NotTheirTurn(Player),
    /// Both players have three in a row.
    BothWon,
    /// The player to move already has three in a row.
    AlreadyWon(Player),
}

/// Returns the start: an empty board, X to move.
impl Default for Position {
    fn default() -> Self {
        Self {
            board: Board::default(),
            turn: Player::X,
        }
    }
}

impl Position {
    /// Returns the position with this board and player to move.
    ///
    /// # Errors
    /// Returns the reason if no game can reach the position.
    pub fn from_setup(board: Board, turn: Player) -> Result<Self, InvalidPosition> {
        // These checks suffice: if the piece counts are right and the player to move has no line,
        // some sequence of moves leads to the position.
        let count = |player| board.pieces(player).len();
        if let Some(player) = [Player::X, Player::O]
            .into_iter()
            .find(|player| count(*player) > PIECES)
        {
            return Err(InvalidPosition::TooMany(player));
        }
        let (x, o) = (count(Player::X), count(Player::O));
        let in_turn = |player| match player {
            Player::X => x == o,
            Player::O => x == o + 1 || (x, o) == (PIECES, PIECES),
        };
        match (in_turn(turn), in_turn(!turn)) {
            (true, _) => {}
            (false, true) => return Err(InvalidPosition::NotTheirTurn(turn)),
            (false, false) => return Err(InvalidPosition::Uneven),
        }
        match (board.has_line(turn), board.has_line(!turn)) {
            (true, true) => Err(InvalidPosition::BothWon),
            (true, false) => Err(InvalidPosition::AlreadyWon(turn)),
            _ => Ok(Self { board, turn }),
        }
    }

    /// Returns the board.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// Returns the player to move; after a win, this is the loser.
    #[must_use]
    pub const fn turn(self) -> Player {
        self.turn
    }

    /// Returns the phase for the player to move.
    #[must_use]
    pub const fn phase(self) -> Phase {
        if self.board.pieces(self.turn).len() < PIECES {
            Phase::Placing
        } else {
            Phase::Stepping
        }
    }

    /// Returns the state of the game.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        // Only the player who moved last can have a line.
        if self.board.has_line(!self.turn) {
            Outcome::Won(!self.turn)
        } else {
            Outcome::Ongoing
        }
    }

    /// Returns the squares of the winning line, or of both if there are two; none before the end.
    #[must_use]
    pub fn winning_squares(self) -> Squares {
        match self.outcome() {
            Outcome::Won(player) => self.board.lines(player),
            Outcome::Ongoing => Squares::NONE,
        }
    }

    /// Plays a move and returns the position after it.
    ///
    /// # Errors
    /// Returns the first rule that the move breaks.
    pub fn play(self, m: Move) -> Result<Self, IllegalMove> {
        if self.outcome() != Outcome::Ongoing {
            return Err(IllegalMove::GameOver);
        }
        let board = match (self.phase(), m) {
            (Phase::Placing, Move::Place { to }) => {
                if self.board.piece(to).is_some() {
                    return Err(IllegalMove::Occupied);
                }
                self.board.with(to, self.turn)
            }
            (Phase::Stepping, Move::Step { from, to }) => {
                if self.board.piece(from) != Some(self.turn) {
                    return Err(IllegalMove::NotYours);
                }
                if self.board.piece(to).is_some() {
                    return Err(IllegalMove::Occupied);
                }
                if !from.is_adjacent(to) {
                    return Err(IllegalMove::NotAdjacent);
                }
                let board = self.board.without(from).with(to, self.turn);
                let stays = board.pieces(self.turn).contains(Square::CENTRE)
                    && from != Square::CENTRE
                    && to != Square::CENTRE;
                if stays && !board.has_line(self.turn) {
                    return Err(IllegalMove::MustLeaveCentre);
                }
                board
            }
            _ => return Err(IllegalMove::WrongPhase),
        };
        Ok(Self {
            board,
            turn: !self.turn,
        })
    }

    /// Returns every legal move with the position after it.
    pub fn children(self) -> impl Iterator<Item = (Move, Self)> {
        let mut children = Vec::new();
        let mut try_move = |m| {
            if let Ok(after) = self.play(m) {
                children.push((m, after));
            }
        };
        // Every legal move ends on an empty square, and a step starts from one of the player's
        // pieces; `play` decides which of these are legal.
        match self.phase() {
            Phase::Placing => {
                for to in self.board.empty().iter() {
                    try_move(Move::Place { to });
                }
            }
            Phase::Stepping => {
                for from in self.board.pieces(self.turn).iter() {
                    for to in self.board.empty().iter() {
                        try_move(Move::Step { from, to });
                    }
                }
            }
        }
        children.into_iter()
    }

    /// Returns the squares to which the piece on this square can step.
    #[must_use]
    pub fn targets(self, from: Square) -> Squares {
        let mut targets = Squares::NONE;
        for to in self.board.empty().iter() {
            if self.play(Move::Step { from, to }).is_ok() {
                targets = targets.with(to);
            }
        }
        targets
    }

    /// Returns the squares of the pieces that can step.
    #[must_use]
    pub fn movable(self) -> Squares {
        let mut movable = Squares::NONE;
        for from in self.board.pieces(self.turn).iter() {
            if !self.targets(from).is_empty() {
                movable = movable.with(from);
            }
        }
        movable
    }

    /// Returns the position on the turned or mirrored board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        Self {
            board: self.board.image(symmetry),
            turn: self.turn,
        }
    }

    /// Returns the position with X and O swapped, or `None` if not all pieces are on the board:
    /// before that, only X can have more pieces.
    #[must_use]
    pub fn swap_sides(self) -> Option<Self> {
        let is_full = |player| self.board.pieces(player).len() == PIECES;
        (is_full(Player::X) && is_full(Player::O)).then(|| Self {
            board: self.board.swap_sides(),
            turn: !self.turn,
        })
    }

    /// Returns `true` if the player to move must win or leave the centre.
    #[must_use]
    pub fn centre_rule_applies(self) -> bool {
        self.outcome() == Outcome::Ongoing
            && self.phase() == Phase::Stepping
            && self.board.pieces(self.turn).contains(Square::CENTRE)
    }
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::TooMany(player) => write!(f, "{player} has more than three pieces"),
            Self::Uneven => f.write_str("X needs as many pieces as O, or one more"),
            Self::NotTheirTurn(player) => write!(f, "it would be {}'s turn", !*player),
            Self::BothWon => f.write_str("both players have three in a row"),
            Self::AlreadyWon(player) => {
                let other = !*player;
                write!(f, "{player} has already won, so it would be {other}'s turn")
            }
        }
    }
}

impl std::error::Error for InvalidPosition {}
