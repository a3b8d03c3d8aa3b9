use super::{Player, Square, Squares, Symmetry};

/// The pieces on the nine squares, in any arrangement, reachable by a game or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    x: Squares,
    o: Squares,
}

impl Board {
    /// Returns the squares of the player's pieces.
    #[must_use]
    pub const fn pieces(self, player: Player) -> Squares {
        match player {
            Player::X => self.x,
            Player::O => self.o,
        }
    }

    /// Returns the owner of the piece on the square, or `None` if it is empty.
    #[must_use]
    pub const fn piece(self, square: Square) -> Option<Player> {
        if self.x.contains(square) {
            Some(Player::X)
        } else if self.o.contains(square) {
            Some(Player::O)
        } else {
            None
        }
    }

    /// Returns the empty squares.
    #[must_use]
    pub const fn empty(self) -> Squares {
        self.x.union(self.o).complement()
    }

    /// Returns the board with the player's piece on the square, replacing any other.
    #[must_use]
    pub const fn with(self, square: Square, player: Player) -> Self {
        let Self { x, o } = self.without(square);
        match player {
            Player::X => Self {
                x: x.with(square),
                o,
            },
            Player::O => Self {
                x,
                o: o.with(square),
            },
        }
    }

    /// Returns the board with the square empty.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self {
            x: self.x.without(square),
            o: self.o.without(square),
        }
    }

    /// Returns the turned or mirrored board.
    #[must_use]
    pub fn image(self, symmetry: Symmetry) -> Self {
        Self {
            x: self.x.image(symmetry),
            o: self.o.image(symmetry),
        }
    }

    /// Returns the board with X and O swapped.
    #[must_use]
    pub const fn swap_sides(self) -> Self {
        Self {
            x: self.o,
            o: self.x,
        }
    }

    /// Returns the squares of all the player's lines; empty if the player has none.
    #[must_use]
    pub fn lines(self, player: Player) -> Squares {
        let pieces = self.pieces(player);
        Square::LINES
            .into_iter()
            .filter(|line| pieces.contains_all(*line))
            .fold(Squares::NONE, Squares::union)
    }

    /// Returns `true` if the player has three in a row.
    #[must_use]
    pub fn has_line(self, player: Player) -> bool {
        let pieces = self.pieces(player);
        Square::LINES
            .into_iter()
            .any(|line| pieces.contains_all(line))
    }
}
