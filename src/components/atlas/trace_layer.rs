use std::rc::Rc;

use yew::prelude::*;

use crate::atlas::{TracePaths, TraceStep};

/// The properties of [`TraceLayer`].
#[derive(PartialEq, Properties)]
pub struct TraceLayerProps {
    /// The paths of the game.
    pub trace: Rc<TracePaths>,
}

/// The way of a game through the picture.
#[component]
pub fn TraceLayer(props: &TraceLayerProps) -> Html {
    let arrow = |id: &'static str, class: &'static str| {
        html! {
            <marker
                {id}
                viewBox="0 0 10 10"
                refX="8"
                refY="5"
                markerWidth="3.4"
                markerHeight="3.4"
                orient="auto"
            >
                <path class={class} d="M0 0L10 5L0 10z" />
            </marker>
        }
    };
    let step = |step: &TraceStep| {
        let d = step.path.clone();
        if step.is_slip {
            html! {
                <path class="trace__step trace__step--slip" marker-end="url(#atlas-slip)" {d} />
            }
        } else {
            // The length lets the style draw the path from its start to its end.
            html! { <path class="trace__step" marker-end="url(#atlas-step)" pathLength="1" {d} /> }
        }
    };
    html! {
        <g class="trace">
            <defs>
                { arrow("atlas-step", "trace__arrow") }
                { arrow("atlas-slip", "trace__arrow trace__arrow--slip") }
            </defs>
            <path class="trace__rings" d={props.trace.rings.clone()} />
            <g>{ for props.trace.steps.iter().map(step) }</g>
        </g>
    }
}
