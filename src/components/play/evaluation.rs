use std::rc::Rc;

use yew::prelude::*;

use crate::components::Legend;
use crate::components::moves::Chart;
use crate::components::ui::changing_text;
use crate::game::{GameAction, verdict};
use crate::record::Record;
use crate::solver::Value;

/// The properties of [`Evaluation`].
#[derive(PartialEq, Properties)]
pub struct EvaluationProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// The value for X of each position of the line.
    pub values: Rc<Vec<Value>>,
    /// Called with the moment that is to be shown.
    pub dispatch: Callback<GameAction>,
}

/// The value of the position in words, the meaning of the signs, and the chart of the game.
#[component]
pub fn Evaluation(props: &EvaluationProps) -> Html {
    let EvaluationProps {
        record,
        values,
        dispatch,
    } = props;
    html! {
        <section class="evaluation">
            <p class="verdict">{ verdict(record).map(changing_text) }</p>
            <Legend />
            <p class="legend">{ "? changed the result · # won" }</p>
            <Chart {record} {values} {dispatch} />
        </section>
    }
}
