//! Storage that is spoilt, full or blocked.

use std::time::Duration;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::queries::assert_mentions;
use crate::settings::DEFAULTS;
use crate::storage::{set_former_games, set_game, storage};
use crate::wait::{sleep, until};

/// Longer than the pause before a move is saved.
const LONG_ENOUGH: Duration = Duration::from_millis(500);

/// Values that are not unfinished games.
const INVALID: [&str; 9] = [
    "",
    "rubbish",
    "\n\n",
    "{\"moves\":[4]}",
    "1000 people X",
    "1000 people X X b2.b2",
    "1000 genius X X b2",
    "yesterday people X X b2",
    "1000 people X X a3.a2.b3.b2.c3",
];

fn run(code: &str) {
    Function::new_no_args(code).call0(&JsValue::NULL).unwrap();
}

/// A fault of the storage, ended when it is dropped.
pub struct Fault {
    end: &'static str,
}

impl Fault {
    /// Makes a method of the storage throw.
    pub fn throwing(method: &str) -> Self {
        run(&format!(
            "window.storageMethod = ['{method}', Storage.prototype.{method}];
             Storage.prototype.{method} = () => {{
                 throw new DOMException('full', 'QuotaExceededError');
             }}"
        ));
        Self {
            end: "const [name, method] = window.storageMethod;
                  Storage.prototype[name] = method;
                  delete window.storageMethod",
        }
    }

    /// Makes the browser refuse access to the storage.
    pub fn blocked() -> Self {
        run(
            "window.storageProperty = Object.getOwnPropertyDescriptor(window, 'localStorage');
             Object.defineProperty(window, 'localStorage', {
                 configurable: true,
                 get() { throw new DOMException('blocked', 'SecurityError'); },
             })",
        );
        Self {
            end: "Object.defineProperty(window, 'localStorage', window.storageProperty);
                  delete window.storageProperty",
        }
    }
}

impl Drop for Fault {
    fn drop(&mut self) {
        run(self.end);
    }
}

#[wasm_bindgen_test]
async fn invalid_games_are_not_offered() {
    for text in INVALID {
        let page = Page::open_with_games("", &[(7, text)]).await;
        assert!(!page.has_button("Resume"), "{text:?}");
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{text:?}");
    }
    let page =
        Page::open_with_games("", &[(7, "9000 rubbish"), (8, "1000 people X X b2.a3")]).await;
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn invalid_keys_are_ignored() {
    let _page = Page::open().await;
    for id in ["", "x", "-1", "99999999999", "7/8"] {
        let key = format!("chorus-lapilli/game/{id}");
        storage().set_item(&key, "1000 people X X b2").unwrap();
    }
    let page = Page::reopen().await;
    assert!(!page.has_button("Resume"));
    page.click("b2").await;
    assert_eq!(page.board(), "----X----");
}

#[wasm_bindgen_test]
async fn an_invalid_former_list_is_not_offered() {
    for text in ["rubbish", "7 people X X b2.b2", "7 people X", "\n\n"] {
        let _page = Page::open().await;
        set_former_games(text);
        let page = Page::reopen().await;
        assert!(!page.has_button("Resume"), "{text:?}");
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{text:?}");
    }
    let _page = Page::open().await;
    set_former_games("rubbish\n7 people X X b2.a3");
    let page = Page::reopen().await;
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X----");
}

#[wasm_bindgen_test]
async fn full_storage_is_reported_and_the_game_goes_on() {
    let page = Page::open().await;
    assert!(!page.warns_of_storage());
    let fault = Fault::throwing("setItem");
    page.click("b2").await;
    until("the page warns", || page.warns_of_storage()).await;
    assert_eq!(page.board(), "----X----");
    page.click("a3 c1").await;
    sleep(LONG_ENOUGH).await;
    assert_eq!(page.board(), "O---X---X");
    page.click_button("Undo").await;
    assert_eq!(page.board(), "O---X----");
    page.click_button("Redo").await;
    assert!(page.warns_of_storage());
    drop(fault);
    page.click_button("Undo").await;
    page.click("c3").await;
    until("the warning goes", || !page.warns_of_storage()).await;
}

#[wasm_bindgen_test]
async fn a_game_that_cannot_be_moved_is_resumed_and_stays_saved() {
    let page = Page::open_with_games("", &[(7, "1000 people X X b2.a3.c1")]).await;
    let fault = Fault::throwing("setItem");
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X---X");
    drop(fault);
    assert_eq!(crate::storage::saved_moves(), ["b2.a3.c1"]);
}

#[wasm_bindgen_test]
async fn blocked_storage_is_reported_and_the_game_goes_on() {
    let _page = Page::open().await;
    set_game(7, "1000 people X X b2.a3");
    let fault = Fault::blocked();
    let page = Page::reopen().await;
    assert!(!page.has_button("Resume"));
    assert_eq!(page.settings().await, DEFAULTS);
    page.toggle("Sound").await;
    assert_eq!(page.settings().await, format!("{DEFAULTS}, Sound"));
    page.click("b2").await;
    until("the page warns", || page.warns_of_storage()).await;
    let announced = page.announced();
    page.click("a3").await;
    assert_eq!(page.board(), "O---X----");
    drop(fault);
    assert_mentions(&announced, "can't save games");
}

#[wasm_bindgen_test]
async fn storage_that_cannot_be_read_does_no_harm() {
    let _page = Page::open().await;
    for method in ["getItem", "key", "removeItem"] {
        let fault = Fault::throwing(method);
        let page = Page::reopen().await;
        page.click("b2 a3").await;
        page.toggle("Sound").await;
        sleep(LONG_ENOUGH).await;
        page.click("c1").await;
        assert_eq!(page.board(), "O---X---X", "{method}");
        drop(fault);
    }
}

#[wasm_bindgen_test]
async fn former_games_are_offered_even_if_they_cannot_be_moved() {
    crate::storage::storage().clear().unwrap();
    set_former_games("7 people X X b2.a3");
    let fault = Fault::throwing("setItem");
    let page = Page::reopen().await;
    page.click_button("Resume").await;
    assert_eq!(page.board(), "O---X----");
    drop(fault);
}
