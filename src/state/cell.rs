use super::GameState;
use crate::rules::{Move, Outcome, Phase, Player, Square, Squares};
use crate::solver::{Value, table};

/// What the board shows of one square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Whose piece stands there.
    pub piece: Option<Player>,
    /// What part the square plays in the turn.
    pub mark: Mark,
    /// Whether the last move started or ended there.
    pub last: bool,
    /// Whether a hint points there.
    pub hint: bool,
    /// What the move there, or the best move from there, is worth.
    pub value: Option<Value>,
    /// Where the piece has just come from.
    pub from: Option<Square>,
    /// Whether the piece was just refused; two refusals in a row differ.
    pub refused: Option<bool>,
    /// How the winning line runs whose middle the square is.
    pub line: Option<Line>,
}

/// How a line runs over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// From the top left to the bottom right.
    Falling,
    /// From the bottom left to the top right.
    Rising,
}

impl Line {
    /// The middle of the line through these squares, and how it runs.
    pub(super) fn through(squares: Squares) -> Option<(Square, Self)> {
        let mut squares = squares.iter();
        let (first, middle, last) = (squares.next()?, squares.next()?, squares.next()?);
        let line = if first.row() == last.row() {
            Self::Row
        } else if first.column() == last.column() {
            Self::Column
        } else if first.column() < last.column() {
            Self::Falling
        } else {
            Self::Rising
        };
        Some((middle, line))
    }
}

/// What part a square plays in the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// None.
    #[default]
    None,
    /// The piece can step.
    Movable,
    /// The piece is in the centre and must leave, or another step must win.
    MustLeave,
    /// The piece is selected.
    Selected,
    /// The selected piece can step here.
    Target,
    /// The piece is part of the winning line.
    Winning,
}

impl GameState {
    /// Whose piece a click on which squares would put down, in words of the style sheet.
    #[must_use]
    pub fn next(&self) -> Option<&'static str> {
        let position = self.position();
        let free = !self.is_over() && !self.is_computers();
        free.then_some(match (position.turn(), position.phase()) {
            (Player::X, Phase::Placing) => "X anywhere",
            (Player::O, Phase::Placing) => "O anywhere",
            (Player::X, Phase::Stepping) => "X",
            (Player::O, Phase::Stepping) => "O",
        })
    }

    /// What each square shows, in reading order.
    #[must_use]
    pub fn cells(&self) -> [Cell; 9] {
        let position = self.position();
        // When the computer moves, nothing on the board is the person's to do.
        let over = self.is_over() || self.is_computers();
        let targets = self
            .selected()
            .map_or(Squares::NONE, |from| position.targets(from));
        let movable = if over {
            Squares::NONE
        } else {
            position.movable()
        };
        let centre_binds = !over && position.centre_binds();
        let winning = match position.outcome() {
            Outcome::Won(player) => position.board().lines(player),
            Outcome::Ongoing => Squares::NONE,
        };
        let choices = if self.values() && !over {
            table().moves(position)
        } else {
            Vec::new()
        };
        let value = |square| -> Option<Value> {
            let shown = choices.iter().find(|choice| match choice.m {
                Move::Place { to } => to == square,
                Move::Step { from, to } => {
                    from == square || (self.selected() == Some(from) && to == square)
                }
            });
            shown.map(|choice| choice.value)
        };
        let touches = |m: Option<Move>, square| match m {
            Some(Move::Place { to }) => to == square,
            Some(Move::Step { from, to }) => from == square || to == square,
            None => false,
        };
        let last_move = self.record().last_move();
        let step = match (self.undone(), last_move) {
            // A step that was taken back goes the other way.
            (Some(Move::Step { from, to }), _) => Some((to, from)),
            (None, Some(Move::Step { from, to })) => Some((from, to)),
            _ => None,
        };
        let line = Line::through(winning);
        Square::ALL.map(|square| Cell {
            piece: position.board().piece(square),
            mark: if winning.contains(square) {
                Mark::Winning
            } else if self.selected() == Some(square) {
                Mark::Selected
            } else if targets.contains(square) {
                Mark::Target
            } else if centre_binds && square == Square::CENTRE {
                Mark::MustLeave
            } else if movable.contains(square) {
                Mark::Movable
            } else {
                Mark::None
            },
            last: touches(last_move, square),
            hint: touches(self.hint(), square),
            value: value(square),
            from: step.filter(|(_, to)| *to == square).map(|(from, _)| from),
            refused: self
                .refused()
                .filter(|(at, _)| *at == square)
                .map(|(_, odd)| odd),
            line: line
                .filter(|(middle, _)| *middle == square)
                .map(|(_, line)| line),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square::{A2, B1, B2, B3, C2};

    #[test]
    fn each_line_runs_its_way() {
        let found = Square::LINES.map(Line::through);
        let middles = [B3, B2, B1, A2, B2, C2, B2, B2];
        let ways = [Line::Row; 3].into_iter().chain([Line::Column; 3]);
        let ways = ways.chain([Line::Falling, Line::Rising]);
        assert!(
            found
                .into_iter()
                .eq(middles.into_iter().zip(ways).map(Some))
        );
        assert_eq!(Line::through(Squares::NONE), None);
    }
}
