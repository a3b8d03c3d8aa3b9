use std::cmp::Ordering;

use yew::prelude::*;

use crate::rules::{Player, Square};

/// The properties of [`Piece`].
#[derive(PartialEq, Properties)]
pub struct PieceProps {
    /// Whose piece it is.
    pub player: Player,
    /// Where it stands.
    pub square: Square,
    /// Where it has just come from.
    pub moved_from: Option<Square>,
    /// The id of the message that has just refused it.
    pub refused: Option<u32>,
    /// Whether it has just been dropped where it stands.
    pub dropped: bool,
}

/// A piece, which arrives on its square, steps there from another, or shakes when it is refused.
#[component]
pub fn Piece(props: &PieceProps) -> Html {
    let player = match props.player {
        Player::X => "piece--x",
        Player::O => "piece--o",
    };
    let classes = classes!(
        "piece",
        player,
        props
            .moved_from
            .map(|from| direction_classes(from, props.square)),
        props.dropped.then_some("piece--dropped"),
    );
    let stone = classes!(
        "piece__stone",
        props.refused.map(|_| "piece__stone--refused"),
    );
    html! {
        <span class={classes}>
            // A new element for each refusal, so that it shakes each time.
            <span class={stone} key={props.refused.unwrap_or_default()}>
                { props.player.symbol() }
            </span>
        </span>
    }
}

/// Returns the classes that say on which sides of its square the piece was.
fn direction_classes(from: Square, to: Square) -> Classes {
    let horizontal = match from.column().cmp(&to.column()) {
        Ordering::Less => Some("piece--from-left"),
        Ordering::Equal => None,
        Ordering::Greater => Some("piece--from-right"),
    };
    let vertical = match from.row().cmp(&to.row()) {
        Ordering::Less => Some("piece--from-above"),
        Ordering::Equal => None,
        Ordering::Greater => Some("piece--from-below"),
    };
    classes!("piece--stepped", horizontal, vertical)
}
