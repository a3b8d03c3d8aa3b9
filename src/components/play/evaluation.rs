use std::rc::Rc;

use yew::prelude::*;

use super::Chart;
use crate::game::{GameAction, verdict};
use crate::record::Record;

/// The properties of [`Evaluation`].
#[derive(PartialEq, Properties)]
pub struct EvaluationProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// Called with the moment that is to be shown.
    pub dispatch: Callback<GameAction>,
}

/// The value of the position in words, the meaning of the values on the board, and the chart of
/// the game.
#[component]
pub fn Evaluation(props: &EvaluationProps) -> Html {
    let EvaluationProps { record, dispatch } = props;
    html! {
        <section class="evaluation">
            <p class="verdict">{ verdict(record) }</p>
            <p class="legend">
                <span class="legend__win">{ "+2" }</span>
                { " wins in 2 · " }
                <span class="legend__draw">{ "=" }</span>
                { " draw · " }
                <span class="legend__loss">{ "−2" }</span>
                { " loses in 2" }
            </p>
            <Chart {record} {dispatch} />
        </section>
    }
}
