use yew::prelude::*;

use super::square::Square;
use crate::rules;
use crate::state::Cell;

/// What the board shows.
#[derive(PartialEq, Properties)]
pub struct BoardProps {
    /// What each square shows, in reading order.
    pub cells: [Cell; 9],
    /// Whose piece a click would put down, in words of the style sheet.
    pub next: Option<&'static str>,
    /// The square at which the Tab key stops: the whole board is one stop.
    pub focus: rules::Square,
}

/// The grid of nine squares.
pub struct Board;

impl Component for Board {
    type Message = ();
    type Properties = BoardProps;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, board: &Context<Self>) -> Html {
        let props = board.props();
        let squares = || rules::Square::ALL.into_iter().zip(props.cells);
        html! {
            <div class="board" role="grid" aria-label="Board, ? lists the keys" data-next={props.next}>
                for row in 0..3 {
                    <div class="board-row" role="row">
                        for (square, cell) in squares().filter(|(square, _)| square.row() == row) {
                            <Square {square} {cell} tab_stop={square == props.focus} />
                        }
                    </div>
                }
            </div>
        }
    }
}
