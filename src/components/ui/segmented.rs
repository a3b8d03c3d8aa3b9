use web_sys::MouseEvent;
use yew::prelude::*;

/// One choice of a [`Segmented`] control.
#[derive(Clone, PartialEq)]
pub struct Segment {
    /// What it is called.
    pub name: AttrValue,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it can be chosen now.
    pub enabled: bool,
    /// Called when a person chooses it.
    pub onchoose: Callback<()>,
}

/// The properties of [`Segmented`].
#[derive(PartialEq, Properties)]
pub struct SegmentedProps {
    /// What is chosen.
    pub label: AttrValue,
    /// The choices.
    pub segments: Vec<Segment>,
}

/// A few choices side by side, of which one is chosen.
#[component]
pub fn Segmented(props: &SegmentedProps) -> Html {
    let segment = |segment: &Segment| {
        let onchoose = segment.onchoose.clone();
        let enabled = segment.enabled;
        let onclick = move |_: MouseEvent| {
            if enabled {
                onchoose.emit(());
            }
        };
        html! {
            <button
                class="segmented__choice"
                aria-pressed={segment.chosen.to_string()}
                aria-disabled={(!enabled).then_some("true")}
                key={segment.name.to_string()}
                {onclick}
            >
                { &segment.name }
            </button>
        }
    };
    html! {
        <div class="segmented" role="group" aria-label={&props.label}>
            { for props.segments.iter().map(segment) }
        </div>
    }
}
