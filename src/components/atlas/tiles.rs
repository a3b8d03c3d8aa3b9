use yew::prelude::*;

use crate::atlas::picture;

/// All positions, and the moves that keep the draw.
///
/// A path for each kind, not an element for each position.
#[component]
pub fn Tiles() -> Html {
    let picture = picture();
    let [x_tiles, o_tiles] = &picture.tiles;
    let [x_stones, o_stones] = &picture.stones;
    html! {
        <g class="tiles">
            <path class="tiles__draws" d={picture.draws.as_str()} />
            <path class="tiles__dance" d={picture.dance.as_str()} />
            <path class="tiles__rim tiles__rim--x" d={x_tiles.as_str()} />
            <path class="tiles__rim tiles__rim--o" d={o_tiles.as_str()} />
            <path class="tiles__tile tiles__tile--x" d={x_tiles.as_str()} />
            <path class="tiles__tile tiles__tile--o" d={o_tiles.as_str()} />
            <path class="tiles__stones tiles__stones--x" d={x_stones.as_str()} />
            <path class="tiles__stones tiles__stones--o" d={o_stones.as_str()} />
        </g>
    }
}
