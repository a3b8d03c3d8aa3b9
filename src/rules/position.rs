use std::fmt;

use super::{Board, IllegalMove, Move, Player, Square, Squares};

/// How many pieces a player ever has.
const PIECES: u32 = 3;

/// A position that a game can reach: a board and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Player,
}

/// What a turn of the player to move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Fewer than three pieces: a turn places one.
    Placing,
    /// Three pieces: a turn steps with one of them.
    Stepping,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nobody has three in a row yet.
    Ongoing,
    /// This player has three in a row.
    Won(Player),
}

/// Why no game can reach a board with this player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidPosition {
    /// The player has more than three pieces.
    TooMany(Player),
    /// The numbers of pieces go with nobody's turn.
    Uneven,
    /// The numbers of pieces go with the other player's turn, not with this one's.
    NotTheirTurn(Player),
    /// Both players have three in a row.
    BothWon,
    /// The player to move has three in a row already.
    AlreadyWon(Player),
}

/// The start: an empty board, X to move.
impl Default for Position {
    fn default() -> Self {
        Self {
            board: Board::default(),
            turn: Player::X,
        }
    }
}

impl Position {
    /// The position with this board and player to move.
    ///
    /// # Errors
    /// Why no game can reach it. What passes can be reached: with the right numbers of pieces, and
    /// no line for the player to move, some order of moves leads there.
    pub fn from_setup(board: Board, turn: Player) -> Result<Self, InvalidPosition> {
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

    /// What stands where.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// The player to move; after a win, the one who has lost.
    #[must_use]
    pub const fn turn(self) -> Player {
        self.turn
    }

    /// What the player to move does with a turn.
    #[must_use]
    pub const fn phase(self) -> Phase {
        if self.board.pieces(self.turn).len() < PIECES {
            Phase::Placing
        } else {
            Phase::Stepping
        }
    }

    /// Whether the game goes on.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        // Only the player who has just moved can have made a line.
        if self.board.has_line(!self.turn) {
            Outcome::Won(!self.turn)
        } else {
            Outcome::Ongoing
        }
    }

    /// The position after the move.
    ///
    /// # Errors
    /// The first rule that the move breaks.
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

    /// Every legal move and the position after it.
    pub fn children(self) -> impl Iterator<Item = (Move, Self)> {
        let mut children = Vec::new();
        let mut try_move = |m| {
            if let Ok(after) = self.play(m) {
                children.push((m, after));
            }
        };
        // Every legal move ends on an empty square and, when it steps, starts from an own piece;
        // `play` decides which of these few are legal.
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

    /// Where the piece on this square can step.
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

    /// The pieces that can step.
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

    /// Whether the player to move must leave the centre or win with this turn.
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
            Self::NotTheirTurn(player) => write!(f, "it cannot be {player}'s turn"),
            Self::BothWon => f.write_str("both players have three in a row"),
            Self::AlreadyWon(player) => {
                write!(f, "{player} has won, so it cannot be {player}'s turn")
            }
        }
    }
}

impl std::error::Error for InvalidPosition {}
