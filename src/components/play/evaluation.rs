use std::rc::Rc;

use yew::prelude::*;

use super::Chart;
use crate::game::verdict;
use crate::record::Record;

/// The properties of [`Evaluation`].
#[derive(PartialEq, Properties)]
pub struct EvaluationProps {
    /// The record of the game.
    pub record: Rc<Record>,
}

/// The value of the position in words, and the chart of the game.
#[component]
pub fn Evaluation(props: &EvaluationProps) -> Html {
    let record = &props.record;
    html! {
        <section class="evaluation">
            <p class="verdict">{ verdict(record) }</p>
            <Chart {record} />
        </section>
    }
}
