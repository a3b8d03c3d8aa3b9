//! Mounts the game in the page.

// The browser calls `start` itself; what Rust does around a `main` is of no use there.
#![cfg_attr(target_arch = "wasm32", no_main)]

use chorus_lapilli::components::Game;
use wasm_bindgen::prelude::wasm_bindgen;

// A third of the default allocator's code.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[wasm_bindgen(start)]
fn start() {
    // Without the element there is no page to play in.
    if let Ok(Some(root)) = gloo::utils::document().query_selector("#game") {
        yew::Renderer::<Game>::with_root(root).render();
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The game is played in a browser: cargo xtask serve");
}
