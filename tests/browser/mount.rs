//! Mounts the app in the page that runs the tests.

use std::cell::RefCell;

use chorus_lapilli::components::Root;
use gloo::utils::{body, document, document_element};
use web_sys::Element;
use yew::{AppHandle, Renderer};

const STYLES: [&str; 12] = [
    include_str!("../../styles/tokens.css"),
    include_str!("../../styles/base.css"),
    include_str!("../../styles/layout.css"),
    include_str!("../../styles/board.css"),
    include_str!("../../styles/pieces.css"),
    include_str!("../../styles/panels.css"),
    include_str!("../../styles/tabs.css"),
    include_str!("../../styles/moves.css"),
    include_str!("../../styles/practice.css"),
    include_str!("../../styles/atlas.css"),
    include_str!("../../styles/theatre.css"),
    include_str!("../../styles/media.css"),
];

thread_local! {
    // Not in `Page`: a test that fails drops nothing, and its app would hear the keys and follow
    // the addresses of the next test.
    static MOUNTED: RefCell<Vec<(Element, AppHandle<Root>)>> = const { RefCell::new(Vec::new()) };
}

/// Mounts the app in a new element and returns the element.
pub fn mount() -> Element {
    add_styles();
    let root = document().create_element("div").unwrap();
    body().append_child(&root).unwrap();
    let app = Renderer::<Root>::with_root(root.clone()).render();
    MOUNTED.with_borrow_mut(|mounted| mounted.push((root.clone(), app)));
    root
}

/// Unmounts the app that is mounted in this element, if there is one.
pub fn unmount(root: &Element) {
    unmount_where(|mounted| mounted == root);
}

/// Unmounts every app and resets what an app changes outside of its element.
pub fn unmount_all() {
    unmount_where(|_| true);
    document_element().remove_attribute("data-theme").unwrap();
}

fn unmount_where(condition: impl Fn(&Element) -> bool) {
    let unmounted: Vec<_> = MOUNTED.with_borrow_mut(|mounted| {
        mounted
            .extract_if(.., |(root, _)| condition(root))
            .collect()
    });
    for (root, app) in unmounted {
        app.destroy();
        root.remove();
    }
}

/// Adds the style sheets to the page, once for all tests.
fn add_styles() {
    const ID: &str = "styles";
    if document().get_element_by_id(ID).is_none() {
        let style = document().create_element("style").unwrap();
        style.set_id(ID);
        style.set_text_content(Some(&STYLES.concat()));
        body().append_child(&style).unwrap();
    }
}
