use std::fmt::Write;
use std::rc::Rc;

use yew::prelude::*;

use crate::record::Record;
use crate::rules::{Player, Position};
use crate::solver::{Value, table};

/// The height of the chart above and below its middle.
const HALF_HEIGHT: i32 = 10;

/// The properties of [`Chart`].
#[derive(PartialEq, Properties)]
pub struct ChartProps {
    /// The record of the game.
    pub record: Rc<Record>,
}

/// The value of the position after each move: up is good for X, down for O, and the sooner the win
/// the further from the middle.
#[component]
pub fn Chart(props: &ChartProps) -> Html {
    let record = &props.record;
    let (line, width) = &*use_memo(record.moment(), |_| path(record.positions()));
    let half = HALF_HEIGHT;
    html! {
        <svg
            class="chart"
            role="img"
            aria-label="How the game has stood: X above, O below"
            preserveAspectRatio="none"
            viewBox={format!("0 -{half} {width} {}", 2 * half)}
        >
            <path class="chart__axis" d={format!("M0 0H{width}")} />
            <path class="chart__line" d={line.clone()} />
        </svg>
    }
}

/// Returns the line through the values of the positions, and its width.
fn path(positions: impl Iterator<Item = Position>) -> (String, usize) {
    let mut path = String::from("M0 0");
    let (mut previous, mut width) = (0, 0);
    for (ply, position) in positions.enumerate() {
        let height = height(position);
        // Only where the value changes, so that a long even game is a short path.
        if height != previous {
            // Writing to a string cannot fail.
            let _ = write!(path, "H{ply}V{height}");
        }
        previous = height;
        width = ply + 1;
    }
    let _ = write!(path, "H{width}");
    (path, width)
}

/// Returns the height of a value; as in every SVG, up is negative.
fn height(position: Position) -> i32 {
    let for_mover = match table().value(position) {
        Value::Draw => 0,
        Value::Win(plies) => HALF_HEIGHT - i32::from(plies),
        Value::Loss(plies) => i32::from(plies) - HALF_HEIGHT,
    };
    match position.turn() {
        Player::X => -for_mover,
        Player::O => for_mover,
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::notation::read_game;
    use crate::players::Players;

    fn path_of(game: &str) -> (String, usize) {
        let game = read_game(game).unwrap();
        let record = Record::from_moves(game.start, game.moves, Players::default());
        path(record.positions())
    }

    #[test]
    fn an_even_game_is_a_straight_line() {
        assert_eq!(path_of(""), ("M0 0H1".into(), 1));
        assert_eq!(path_of("b2"), ("M0 0H2".into(), 2));
    }

    #[test]
    fn a_game_from_a_won_position_starts_at_the_value_of_that() {
        assert_eq!(path_of("XXXOO----:O"), ("M0 0H0V-10H1".into(), 1));
    }

    #[test]
    fn a_game_that_x_wins_ends_at_the_top() {
        let (path, width) = path_of("a3 a2 b3 b2 c3");
        assert_eq!(width, 6);
        assert!(path.ends_with("V-10H6"), "{path}");
    }
}
