use std::fmt::Write;
use std::rc::Rc;

use web_sys::{Element, MouseEvent};
use yew::prelude::*;

use crate::game::GameAction;
use crate::record::Record;
use crate::rules::Player;
use crate::solver::{Value, result_changes};

/// The height of a won game above or below the middle.
const HALF_HEIGHT: i32 = 10;

/// The distance from the middle to the edges, with room for the stroke of the line.
const EDGE: i32 = HALF_HEIGHT + 1;

/// The properties of [`Chart`].
#[derive(PartialEq, Properties)]
pub struct ChartProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// The value for X of each position of the line.
    pub values: Rc<Vec<Value>>,
    /// Called with the moment that is clicked.
    pub dispatch: Callback<GameAction>,
}

/// The value of the position after each move of the game: up is good for X, down for O, and the
/// sooner the win the further from the middle. A click shows the game at that moment.
#[component]
pub fn Chart(props: &ChartProps) -> Html {
    let record = &props.record;
    let moves = record.len();
    let curve = use_memo(Rc::clone(&props.values), |values| Curve::new(values));
    let plot = use_node_ref();
    let onclick = {
        let (plot, dispatch) = (plot.clone(), props.dispatch.clone());
        move |event: MouseEvent| {
            let Some(plot) = plot.cast::<Element>() else {
                return;
            };
            let area = plot.get_bounding_client_rect();
            let offset = f64::from(event.client_x()) - area.left();
            let ply = ply_at(offset, area.width(), moves);
            dispatch.emit(GameAction::JumpTo(ply));
        }
    };
    let width = moves + 1;
    html! {
        <div class="chart">
            <span class="chart__side" aria-hidden="true">{ Player::X.symbol() }</span>
            <span class="chart__side" aria-hidden="true">{ Player::O.symbol() }</span>
            // Not a tab stop: the list of moves does the same by keyboard.
            <svg
                class="chart__plot"
                role="img"
                aria-label="Chart of the game: above the middle X is winning, below it O."
                preserveAspectRatio="none"
                viewBox={format!("0 -{EDGE} {width} {}", 2 * EDGE)}
                ref={plot}
                {onclick}
            >
                <path class="chart__axis" d={format!("M0 0H{width}")} />
                <path class="chart__cursor" d={format!("M{}.5 -{EDGE}V{EDGE}", record.cursor())} />
                <path class="chart__line" d={curve.line.clone()} />
                <path class="chart__changes" d={curve.changes.clone()} />
            </svg>
        </div>
    }
}

/// The paths of a chart, on which each position is one unit wide.
#[derive(Debug, PartialEq)]
struct Curve {
    /// The line through the values.
    line: AttrValue,
    /// A dot, which is a line without length, at each position that has another result than the
    /// one before.
    changes: AttrValue,
}

impl Curve {
    fn new(values: &[Value]) -> Self {
        let mut line = String::from("M0 0");
        let mut previous = 0;
        // Writing to a string cannot fail.
        for (ply, value) in values.iter().enumerate() {
            let height = height(*value);
            // Only where the value changes, so that a long even game is a short path.
            if height != previous {
                let _ = write!(line, "H{ply}V{height}");
            }
            previous = height;
        }
        let _ = write!(line, "H{}", values.len());
        let mut changes = String::new();
        for ply in result_changes(values) {
            let height = values.get(ply).map_or(0, |value| height(*value));
            let _ = write!(changes, "M{ply}.5 {height}h0");
        }
        Self {
            line: line.into(),
            changes: changes.into(),
        }
    }
}

/// Returns the height of a value for X; as in every SVG, up is negative.
fn height(value: Value) -> i32 {
    match value {
        Value::Draw => 0,
        Value::Win(plies) => i32::from(plies) - HALF_HEIGHT,
        Value::Loss(plies) => HALF_HEIGHT - i32::from(plies),
    }
}

/// Returns the number of moves before the moment at this offset, on a chart of this width for a
/// game of this many moves.
fn ply_at(offset: f64, width: f64, moves: usize) -> usize {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "a float that is out of range, or not a number, becomes the nearest integer, or 0"
    )]
    let ply = (offset / width * (moves + 1) as f64) as usize;
    ply.min(moves)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::notation::read_game;
    use crate::players::Players;
    use crate::solver::values_for_x;

    fn record(game: &str) -> Record {
        let game = read_game(game).unwrap();
        Record::from_moves(game.start, game.moves, Players::default())
    }

    fn curve(game: &str) -> Curve {
        Curve::new(&values_for_x(record(game).line_positions()))
    }

    #[test]
    fn an_even_game_is_a_straight_line() {
        for (game, line) in [("", "M0 0H1"), ("b2", "M0 0H2"), ("b2 a2 a3", "M0 0H4")] {
            assert_eq!(curve(game).line, line, "{game}");
            assert_eq!(curve(game).changes, "", "{game}");
        }
    }

    #[test]
    fn a_game_from_a_won_position_starts_at_the_value_of_that() {
        assert_eq!(curve("XXXOO----:O").line, "M0 0H0V-10H1");
        assert_eq!(curve("XXXOO----:O").changes, "");
    }

    #[test]
    fn a_game_that_x_wins_ends_at_the_top() {
        let line = curve("a3 a2 b3 b2 c3").line;
        assert!(line.ends_with("V-10H6"), "{line}");
    }

    #[test]
    fn a_dot_marks_each_change_of_the_result_and_of_nothing_else() {
        for (game, line, changes) in [
            ("a3 b2 c2", "M0 0H3V5H4", "M3.5 5h0"),
            ("a3 b2 c2 b3", "M0 0H3V5H4V6H5", "M3.5 5h0"),
            (
                "a3 b2 c2 b3 a1 a2",
                "M0 0H3V5H4V6H5V9H6V-5H7",
                "M3.5 5h0M6.5 -5h0",
            ),
        ] {
            assert_eq!(curve(game).line, line, "{game}");
            assert_eq!(curve(game).changes, changes, "{game}");
        }
    }

    #[test]
    fn the_whole_line_is_drawn_wherever_the_cursor_is() {
        let record = record("a3 b2 c2 b3");
        let whole: Vec<_> = record.positions().collect();
        for ply in 0..=4 {
            let earlier = record.jump_to(ply);
            assert!(earlier.line_positions().eq(whole.iter().copied()), "{ply}");
        }
    }

    #[test]
    fn a_click_finds_the_moment_under_it() {
        for (offset, ply) in [
            (-5.0, 0),
            (0.0, 0),
            (99.0, 0),
            (100.0, 1),
            (299.0, 2),
            (399.0, 3),
            (400.0, 3),
            (1e300, 3),
        ] {
            assert_eq!(ply_at(offset, 400.0, 3), ply, "{offset}");
        }
        assert_eq!(ply_at(200.0, 400.0, 0), 0);
        assert_eq!(ply_at(0.0, 0.0, 3), 0, "a chart without width");
    }
}
