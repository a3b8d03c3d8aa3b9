//! Mounts the game in the page.

use chorus_lapilli::components::Game;

// A third of the default allocator's code.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

fn main() {
    // Without the element there is no page to play in; the page itself says so.
    if let Ok(Some(root)) = gloo::utils::document().query_selector("#game") {
        yew::Renderer::<Game>::with_root(root).render();
    }
}
