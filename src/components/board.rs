use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::square::{Mark, Square};
use crate::rules;
use crate::rules::{Move, Outcome, Position, Squares};

/// What the board shows, and whom it tells.
#[derive(PartialEq, Properties)]
pub struct BoardProps {
    /// The position on the board.
    pub position: Position,
    /// The move that led to it.
    pub last_move: Option<Move>,
    /// The piece that is selected.
    pub selected: Option<rules::Square>,
    /// Called with the square that is clicked.
    pub onclick: Callback<rules::Square>,
}

impl BoardProps {
    /// What each square shows; asked once a render.
    fn marks(&self) -> impl Fn(rules::Square) -> Mark + use<> {
        let position = self.position;
        let selected = self.selected;
        let targets = selected.map_or(Squares::NONE, |from| position.targets(from));
        let movable = position.movable();
        let centre_binds = position.centre_binds();
        let winning = match position.outcome() {
            Outcome::Won(player) => position.board().lines(player),
            Outcome::Ongoing => Squares::NONE,
        };
        move |square| {
            if winning.contains(square) {
                Mark::Winning
            } else if selected == Some(square) {
                Mark::Selected
            } else if targets.contains(square) {
                Mark::Target
            } else if centre_binds && square == rules::Square::CENTRE {
                Mark::MustLeave
            } else if movable.contains(square) {
                Mark::Movable
            } else {
                Mark::None
            }
        }
    }

    fn is_last(&self, square: rules::Square) -> bool {
        match self.last_move {
            Some(Move::Place { to }) => square == to,
            Some(Move::Step { from, to }) => square == from || square == to,
            None => false,
        }
    }
}

/// Where a key takes the focus on the board: nowhere else at an edge, nothing for other keys.
fn step(from: rules::Square, key: &str, ctrl: bool) -> Option<rules::Square> {
    let (column, row) = (from.column(), from.row());
    let (column, row) = match key {
        "ArrowLeft" if !ctrl => (column.saturating_sub(1), row),
        "ArrowRight" if !ctrl => (column + 1, row),
        "ArrowUp" if !ctrl => (column, row.saturating_sub(1)),
        "ArrowDown" if !ctrl => (column, row + 1),
        "Home" => (0, if ctrl { 0 } else { row }),
        "End" => (2, if ctrl { 2 } else { row }),
        _ => return None,
    };
    rules::Square::at(column.min(2), row.min(2))
}

/// The grid of nine squares: one stop for the Tab key, arrows within.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let grid = use_node_ref();
    let active = use_state_eq(|| rules::Square::CENTRE);
    let onkeydown = {
        let (grid, active) = (grid.clone(), *active);
        move |event: KeyboardEvent| {
            // Together with these, the keys belong to the browser.
            if event.alt_key() || event.meta_key() || event.shift_key() {
                return;
            }
            if let Some(square) = step(active, &event.key(), event.ctrl_key()) {
                event.prevent_default();
                focus(&grid, square);
            }
        }
    };
    let mark = props.marks();
    let row = |row: u8| {
        let cells = (0..3).filter_map(|column| rules::Square::at(column, row));
        html! {
            <div class="board-row" role="row">
                for square in cells {
                    <div class="cell" role="gridcell">
                        <Square
                            {square}
                            piece={props.position.board().piece(square)}
                            mark={mark(square)}
                            last={props.is_last(square)}
                            tab_stop={square == *active}
                            onclick={&props.onclick}
                            focused={active.setter()}
                        />
                    </div>
                }
            </div>
        }
    };
    html! {
        <div ref={grid} class="board" role="grid" aria-label="Board" {onkeydown}>
            { row(0) }
            { row(1) }
            { row(2) }
        </div>
    }
}

/// Moves the focus to the square's button.
fn focus(grid: &NodeRef, square: rules::Square) {
    let button = grid
        .cast::<Element>()
        .and_then(|grid| grid.query_selector_all("button").ok())
        .and_then(|buttons| buttons.item(square as u32))
        .and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        // A button that left the page has no focus to take: nothing to do about it.
        let _ = button.focus();
    }
}
