//! The page as it is shipped, put into the page that runs the tests.

use std::cell::RefCell;

use chorus_lapilli::components::Game;
use gloo::utils::{body, document, document_element};
use web_sys::Element;
use yew::{AppHandle, Renderer};

const HTML: &str = include_str!("../../index.html");
const STYLES: [&str; 3] = [
    include_str!("../../styles/theme.css"),
    include_str!("../../styles/page.css"),
    include_str!("../../styles/board.css"),
];

thread_local! {
    // Out of the tests' hands: one that fails drops nothing, and its game would hear the next one's
    // clicks and follow its addresses.
    static MOUNTED: RefCell<Option<(Element, AppHandle<Game>)>> = const { RefCell::new(None) };
}

/// Starts the game in the middle of its own markup; gives the element around it all.
pub fn mount() -> Element {
    remove();
    dress();
    let root = document().create_element("div").unwrap();
    let (head, markup) = HTML.split_once("<body>").unwrap();
    let (markup, _) = markup.split_once("</body>").unwrap();
    root.set_inner_html(markup);
    let (_, class) = head.split_once("class=\"").unwrap();
    document_element().set_class_name(class.split('"').next().unwrap());
    body().append_child(&root).unwrap();
    let game = root.query_selector("#game").unwrap().unwrap();
    let app = Renderer::<Game>::with_root(game).render();
    MOUNTED.set(Some((root.clone(), app)));
    root
}

/// Gives the page its styles, once for all tests.
fn dress() {
    const ID: &str = "styles";
    if document().get_element_by_id(ID).is_none() {
        let style = document().create_element("style").unwrap();
        style.set_id(ID);
        style.set_text_content(Some(&STYLES.concat()));
        body().append_child(&style).unwrap();
    }
}

/// Ends the game, if there is one, and takes it all away.
pub fn remove() {
    if let Some((root, app)) = MOUNTED.take() {
        app.destroy();
        root.remove();
    }
}
