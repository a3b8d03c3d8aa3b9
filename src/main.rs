//! Starts the game in the page.

use chorus_lapilli::browser::{failure, service_worker};
use chorus_lapilli::components::Root;

fn main() {
    failure::report_panics();
    // Without the element there is no page to play in.
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        yew::Renderer::<Root>::with_root(root).render();
    }
    if cfg!(not(debug_assertions)) {
        service_worker::register();
    }
}
