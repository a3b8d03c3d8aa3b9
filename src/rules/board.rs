use super::{Player, Square, Squares};

/// What stands where; any arrangement, whether a game can reach it or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    x: Squares,
    o: Squares,
}

impl Board {
    /// The squares on which this player has a piece.
    #[must_use]
    pub const fn pieces(self, player: Player) -> Squares {
        match player {
            Player::X => self.x,
            Player::O => self.o,
        }
    }

    /// Whose piece stands on the square.
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

    /// The squares on which nothing stands.
    #[must_use]
    pub const fn empty(self) -> Squares {
        self.x.union(self.o).complement()
    }

    /// The board with this player's piece on the square, whatever stood there before.
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

    /// The board with nothing on the square.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self {
            x: self.x.without(square),
            o: self.o.without(square),
        }
    }

    /// The squares with which the player has three in a row: none, or those of every such line.
    #[must_use]
    pub fn lines(self, player: Player) -> Squares {
        let pieces = self.pieces(player);
        Square::LINES
            .into_iter()
            .filter(|line| pieces.contains_all(*line))
            .fold(Squares::NONE, Squares::union)
    }

    /// Whether the player has three in a row.
    #[must_use]
    pub fn has_line(self, player: Player) -> bool {
        let pieces = self.pieces(player);
        Square::LINES
            .into_iter()
            .any(|line| pieces.contains_all(line))
    }
}
