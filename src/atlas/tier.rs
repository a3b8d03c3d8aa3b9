use super::Graph;
use super::dance;
use crate::rules::{PIECES, Player, Position};
use crate::solver::{Value, table};

/// The part of the theatre in which a position has its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Even, with up to two pieces.
    Gate {
        /// The number of pieces.
        pieces: u32,
    },
    /// Even, with three to five pieces.
    Arena {
        /// The number of pieces.
        pieces: u32,
    },
    /// Even, with all pieces on the board, before the dance.
    Entrance,
    /// Even, and best play comes back for ever.
    Dance(Player),
    /// Decided.
    Decided {
        /// Who wins.
        winner: Player,
        /// Whether all pieces are on the board.
        stepping: bool,
        /// The number of moves of the winner until the win; 0 once the game is over.
        moves: u8,
    },
}

impl Tier {
    /// Returns `true` if neither side can force a win.
    #[must_use]
    pub const fn is_even(self) -> bool {
        !matches!(self, Self::Decided { .. })
    }
}

/// Returns the tier of each class.
pub(super) fn tiers(graph: &Graph) -> Vec<Tier> {
    let dance = dance::members(graph);
    let tiers = graph.positions().iter().zip(dance);
    tiers
        .map(|(position, dances)| tier(*position, dances))
        .collect()
}

fn tier(position: Position, dances: bool) -> Tier {
    let board = position.board();
    let pieces = board.pieces(Player::X).len() + board.pieces(Player::O).len();
    let stepping = pieces == 2 * PIECES;
    let decided = |winner, plies: u8| Tier::Decided {
        winner,
        stepping,
        moves: plies.div_ceil(2),
    };
    match table().value(position) {
        Value::Win(plies) => decided(position.turn(), plies),
        Value::Loss(plies) => decided(!position.turn(), plies),
        Value::Draw if dances => Tier::Dance(position.turn()),
        Value::Draw if stepping => Tier::Entrance,
        Value::Draw if pieces > 2 => Tier::Arena { pieces },
        Value::Draw => Tier::Gate { pieces },
    }
}
