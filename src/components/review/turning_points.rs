use web_sys::MouseEvent;
use yew::prelude::*;

use crate::review::{ReviewState, ReviewedMove};

/// The properties of [`TurningPoints`].
#[derive(PartialEq, Properties)]
pub struct TurningPointsProps {
    /// The review.
    pub state: ReviewState,
    /// Called with the number of the turning point that is to be asked.
    pub onask: Callback<usize>,
}

/// The moves that have changed the result, worst first.
#[component]
pub fn TurningPoints(props: &TurningPointsProps) -> Html {
    let TurningPointsProps { state, onask } = props;
    let point = |point: ReviewedMove| {
        let number = point.number();
        let onclick = onask.reform(move |_: MouseEvent| number);
        let is_answered = state.is_answered(number);
        html! {
            <li key={number}>
                <button
                    class={classes!("turning-points__point", is_answered.then_some("turning-points__point--answered"))}
                    data-ply={number.to_string()}
                    aria-current={(state.asked_number() == Some(number)).then_some("true")}
                    {onclick}
                >
                    { format!("Move {number}, {}: {} {}", point.position.turn(), point.words(), point.judgement.sign()) }
                    if is_answered {
                        <span class="turning-points__mark">{ " answered" }</span>
                    }
                </button>
            </li>
        }
    };
    html! {
        <section class="turning-points">
            if let Some(words) = state.describe_no_slips() {
                <p class="turning-points__none">{ words }</p>
            }
            <ol class="turning-points__list" aria-label="Turning points">
                { for state.turning_points().into_iter().map(point) }
            </ol>
        </section>
    }
}
