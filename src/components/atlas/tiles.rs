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
            <defs>
                <path id="atlas-tiles-x" d={x_tiles.as_str()} />
                <path id="atlas-tiles-o" d={o_tiles.as_str()} />
            </defs>
            <path class="tiles__draws" d={picture.draws.as_str()} />
            <path class="tiles__dance" d={picture.dance.as_str()} />
            <use class="tiles__rim tiles__rim--x" href="#atlas-tiles-x" />
            <use class="tiles__rim tiles__rim--o" href="#atlas-tiles-o" />
            <use class="tiles__tile tiles__tile--x" href="#atlas-tiles-x" />
            <use class="tiles__tile tiles__tile--o" href="#atlas-tiles-o" />
            <path class="tiles__stones tiles__stones--x" d={x_stones.as_str()} />
            <path class="tiles__stones tiles__stones--o" d={o_stones.as_str()} />
        </g>
    }
}
