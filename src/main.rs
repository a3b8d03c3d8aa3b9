//! Mounts the game in the page.

use chorus_lapilli::components::Game;

fn main() {
    // Without the element there is no page to play in; the page itself says so.
    if let Some(root) = gloo::utils::document().get_element_by_id("game") {
        yew::Renderer::<Game>::with_root(root).render();
    }
}
