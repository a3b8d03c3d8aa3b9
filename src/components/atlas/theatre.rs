use std::rc::Rc;

use web_sys::{Element, MouseEvent, PointerEvent};
use yew::prelude::*;

use super::{Key, Stage, Tiles, TraceLayer};
use crate::atlas::{
    HALF_SIZE, MovesFrom, Preview, Seat, Tier, TracePaths, describe_positions, graph, layout, ring,
};
use crate::notation::write_position;

/// The properties of [`Theatre`].
#[derive(PartialEq, Properties)]
pub struct TheatreProps {
    /// Whether the positions have their seats.
    pub is_ready: bool,
    /// The class of the position that is chosen.
    pub chosen: Option<usize>,
    /// The way of the game, if it is drawn.
    pub trace: Option<Rc<TracePaths>>,
    /// Refers to the picture.
    pub picture: NodeRef,
    /// Called with the class whose seat is chosen.
    pub onchoose: Callback<usize>,
}

/// The picture of all positions, with its key.
///
/// For screen readers it is an image: everything that it does, the panel does too.
#[component]
pub fn Theatre(props: &TheatreProps) -> Html {
    let TheatreProps {
        is_ready,
        chosen,
        trace,
        picture,
        onchoose,
    } = props;
    let is_ready = *is_ready;
    let hovered = use_state_eq(|| None::<usize>);
    let onclick = {
        let (picture, onchoose) = (picture.clone(), onchoose.clone());
        move |event: MouseEvent| {
            if let Some(class) = seat_at(&picture, &event).filter(|_| is_ready) {
                onchoose.emit(class);
            }
        }
    };
    let onpointermove = {
        let (picture, hovered) = (picture.clone(), hovered.setter());
        move |event: PointerEvent| {
            // A finger covers what it points at.
            let can_hover = is_ready && event.pointer_type() == "mouse";
            hovered.set(seat_at(&picture, &event).filter(|_| can_hover));
        }
    };
    let onpointerleave = {
        let hovered = hovered.setter();
        move |_: PointerEvent| hovered.set(None)
    };
    let tier = chosen.and_then(|class| layout().tier(class));
    let is_in_arena = tier.is_some_and(|tier| tier.is_even() && !matches!(tier, Tier::Gate { .. }));
    let class = classes!(
        "theatre__picture",
        is_in_arena.then_some("theatre__picture--even"),
        hovered.map(|_| "theatre__picture--hovered"),
    );
    let size = 2 * HALF_SIZE;
    html! {
        <figure class="theatre">
            <svg
                {class}
                viewBox={format!("-{HALF_SIZE} -{HALF_SIZE} {size} {size}")}
                role="img"
                aria-label={is_ready.then(|| describe_positions(layout()))}
                data-positions={is_ready.then(|| graph().len().to_string())}
                ref={picture}
                {onclick}
                {onpointermove}
                {onpointerleave}
            >
                <Stage />
                if is_ready {
                    <Tiles />
                    if let Some(trace) = trace {
                        <TraceLayer {trace} />
                    }
                    if let Some(chosen) = *chosen {
                        { moves_from(chosen) }
                    }
                    if let Some(hovered) = *hovered {
                        { preview(hovered) }
                    }
                }
            </svg>
            <Key shows_game={trace.is_some()} />
        </figure>
    }
}

/// Returns the class whose seat is nearest to the pointer.
fn seat_at(picture: &NodeRef, pointer: &MouseEvent) -> Option<usize> {
    let rect = picture.cast::<Element>()?.get_bounding_client_rect();
    let seats = f64::from(HALF_SIZE) / 50.0;
    // In seats from the middle; a picture without width has no seats.
    let along = |offset: f64, length: f64| (offset / length - 0.5) * seats;
    layout().nearest(Seat {
        x: along(f64::from(pointer.client_x()) - rect.left(), rect.width()),
        y: -along(f64::from(pointer.client_y()) - rect.top(), rect.height()),
    })
}

/// Returns the ring around the seat of a class, and its moves.
fn moves_from(class: usize) -> Html {
    let moves = MovesFrom::new(graph(), layout(), class);
    let (seat, position) = match (layout().seats().get(class), graph().positions().get(class)) {
        (Some(seat), Some(position)) => (*seat, *position),
        _ => return Html::default(),
    };
    html! {
        <g class="chosen">
            <path class="from from--loss" d={moves.losses} />
            <path class="from from--draw" d={moves.draws} />
            <path class="from from--win" d={moves.wins} />
            <path class="chosen__halo" d={ring(seat, position)} />
            <path class="chosen__ring" d={ring(seat, position)} data-seat={write_position(position)} />
        </g>
    }
}

/// Returns the board of a class, drawn large.
fn preview(class: usize) -> Html {
    let Some(preview) = Preview::new(graph(), layout(), class) else {
        return Html::default();
    };
    let (x, y) = preview.middle;
    let [empty, x_stones, o_stones] = preview.squares;
    let ring = match (layout().seats().get(class), graph().positions().get(class)) {
        (Some(seat), Some(position)) => ring(*seat, *position),
        _ => String::new(),
    };
    html! {
        <g class="preview">
            <path class="preview__ring" d={ring} />
            <rect
                class="preview__board"
                x={(x - 235).to_string()}
                y={(y - 235).to_string()}
                width="470"
                height="470"
                rx="40"
            />
            <path class="preview__squares" d={empty} />
            <path class="preview__stones preview__stones--x" d={x_stones} />
            <path class="preview__stones preview__stones--o" d={o_stones} />
        </g>
    }
}
