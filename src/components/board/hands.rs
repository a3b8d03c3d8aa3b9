use yew::prelude::*;

use crate::rules::PIECES;

/// The properties of [`Hands`].
#[derive(PartialEq, Properties)]
pub struct HandsProps {
    /// How many pieces X and O still have to place.
    pub in_hand: [u32; 2],
}

/// The pieces of both players, filled while they are still to be placed; none once all are.
#[component]
pub fn Hands(props: &HandsProps) -> Html {
    let [x, o] = props.in_hand;
    if x + o == 0 {
        return Html::default();
    }
    html! {
        <div class="hands" role="img" aria-label={format!("Still to place: X {x}, O {o}")}>
            { hand("hands__piece hands__piece--x", x) }
            { hand("hands__piece hands__piece--o", o) }
        </div>
    }
}

/// Renders the pieces of one player, those that are still to be placed first.
fn hand(classes: &'static str, count: u32) -> Html {
    html! {
        <span class="hands__player">
            for piece in 0..PIECES {
                <span
                    key={piece}
                    class={classes!(classes, (piece >= count).then_some("hands__piece--placed"))}
                />
            }
        </span>
    }
}
