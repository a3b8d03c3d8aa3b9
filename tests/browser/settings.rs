//! The settings, shown and stored.

use gloo::utils::{document_element, window};
use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::OPEN;
use crate::address::go;
use crate::page::Page;
use crate::queries::assert_mentions;
use crate::storage;

/// The settings that are switched on at the first visit.
pub const DEFAULTS: &str = "System, Coordinates, Show legal moves, Animations";

/// The settings, each with the word in the storage once it is clicked, and what is switched on then.
const STORED: [(&str, &str, &str); 6] = [
    (
        "Light",
        "light",
        "Light, Coordinates, Show legal moves, Animations",
    ),
    (
        "Dark",
        "dark",
        "Dark, Coordinates, Show legal moves, Animations",
    ),
    (
        "Coordinates",
        "unnamed",
        "System, Show legal moves, Animations",
    ),
    (
        "Show legal moves",
        "bare",
        "System, Coordinates, Animations",
    ),
    (
        "Animations",
        "still",
        "System, Coordinates, Show legal moves",
    ),
    (
        "Sound",
        "sound",
        "System, Coordinates, Show legal moves, Animations, Sound",
    ),
];

/// Returns the words in the storage, sorted.
fn stored() -> Vec<String> {
    let settings = storage::settings();
    let mut words: Vec<_> = settings.split_whitespace().map(Into::into).collect();
    words.sort();
    words
}

/// Stores settings as another tab does: the browser sends an event to this one.
async fn set_in_another_tab(settings: &str) {
    storage::set_settings(settings);
    let code = "dispatchEvent(new StorageEvent('storage', {
        key: 'chorus-lapilli/choices', newValue: settings, storageArea: localStorage }))";
    Function::new_with_args("settings", code)
        .call1(&JsValue::NULL, &settings.into())
        .unwrap();
    flush().await;
}

/// Returns what the style sheets write beside the first element that matches.
fn written(page: &Page, selector: &str, pseudo_element: &str) -> String {
    let element = page.all(selector).remove(0);
    let style = window().get_computed_style_with_pseudo_elt(&element, pseudo_element);
    let style = style.unwrap().unwrap();
    style.get_property_value("content").unwrap()
}

#[wasm_bindgen_test]
async fn the_first_visit_has_the_default_settings() {
    let page = Page::open().await;
    assert_eq!(page.settings().await, DEFAULTS);
    page.open_tab("Moves").await;
    assert_eq!(page.checked(), "", "values are hidden");
    assert_eq!(storage::settings(), "", "nothing is stored yet");
}

#[wasm_bindgen_test]
async fn every_setting_is_stored_and_restored() {
    for (label, word, on) in STORED {
        let page = Page::open().await;
        page.toggle(label).await;
        assert_eq!(stored(), [word]);
        assert_eq!(page.settings().await, on, "{label}");
        let page = Page::reopen().await;
        assert_eq!(page.settings().await, on, "{label}");
        assert_eq!(stored(), [word], "a visit changes nothing");
        assert_eq!(page.board(), "---------", "{label}");
    }
}

#[wasm_bindgen_test]
async fn all_settings_are_stored_together() {
    let page = Page::open().await;
    for (label, ..) in &STORED[1..] {
        page.toggle(label).await;
    }
    page.toggle("Show move values").await;
    assert_eq!(page.settings().await, "Dark, Sound");
    let page = Page::reopen().await;
    assert_eq!(page.settings().await, "Dark, Sound");
    // There is one theme, and the system's is the default.
    page.toggle("Light").await;
    page.toggle("Show legal moves").await;
    assert_eq!(stored(), ["light", "sound", "still", "unnamed", "values"]);
    for label in [
        "System",
        "Coordinates",
        "Animations",
        "Sound",
        "Show move values",
    ] {
        page.toggle(label).await;
    }
    assert_eq!(stored(), Vec::<String>::new());
    let page = Page::reopen().await;
    assert_eq!(page.settings().await, DEFAULTS);
}

#[wasm_bindgen_test]
async fn the_theme_is_an_attribute_of_the_document_if_it_is_chosen() {
    let theme = || document_element().get_attribute("data-theme");
    let page = Page::open().await;
    assert_eq!(theme(), None);
    for (label, expected) in [
        ("Dark", Some("dark")),
        ("Light", Some("light")),
        ("System", None),
        ("Light", Some("light")),
    ] {
        page.toggle(label).await;
        assert_eq!(theme().as_deref(), expected, "{label}");
    }
    let _page = Page::reopen().await;
    assert_eq!(theme().as_deref(), Some("light"));
}

#[wasm_bindgen_test]
async fn values_are_shown_again_at_the_next_visit() {
    let page = Page::open().await;
    page.toggle("Show move values").await;
    for hash in ["", "#/play/b2.a3.c1"] {
        let page = Page::reopen_at(hash).await;
        assert!(page.values().contains('='), "{hash}: {}", page.values());
        assert_mentions(&page.verdict(), "draw with best play");
    }
    let page = Page::reopen().await;
    page.toggle("Show move values").await;
    let page = Page::reopen().await;
    assert_eq!(page.values(), ". . . . . . . . .");
}

#[wasm_bindgen_test]
async fn values_are_shown_after_a_visit_that_began_on_explore() {
    let page = Page::open_with_settings("values").await;
    assert_eq!(page.values(), "= = = = = = = = =");
    let page = Page::reopen_at("#/explore").await;
    go("#/").await;
    assert_eq!(page.checked(), "Show move values");
    assert_eq!(page.values(), "= = = = = = = = =");
}

#[wasm_bindgen_test]
async fn unknown_words_in_the_storage_are_ignored() {
    for (settings, expected) in [
        ("rubbish", DEFAULTS),
        ("]:checked", DEFAULTS),
        (" DARK", DEFAULTS),
        ("people beginner lot", DEFAULTS),
        ("{\"theme\":\"dark\"}", DEFAULTS),
        ("\u{0}\u{ffff}é🙂\n\n", DEFAULTS),
        ("   ", DEFAULTS),
        // The word of former versions for what is the default now.
        ("coordinates", DEFAULTS),
        (
            "dark rubbish  unnamed ]",
            "Dark, Show legal moves, Animations",
        ),
        ("still still", "System, Coordinates, Show legal moves"),
    ] {
        let page = Page::open_with_settings(settings).await;
        assert_eq!(page.settings().await, expected, "{settings:?}");
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{settings:?}");
        page.toggle("Sound").await;
        let expected = format!("{expected}, Sound");
        assert_eq!(page.settings().await, expected, "{settings:?}");
        let page = Page::reopen().await;
        assert_eq!(page.settings().await, expected, "{settings:?}");
    }
}

#[wasm_bindgen_test]
async fn coordinates_are_shown_beside_the_board() {
    let page = Page::open().await;
    let beside = || ["::before", "::after"].map(|side| written(&page, ".board-frame", side));
    assert_eq!(beside(), ["\"a b c\"", "\"3 2 1\""]);
    page.toggle("Coordinates").await;
    assert_eq!(beside(), ["none", "none"]);
    page.toggle("Coordinates").await;
    assert_eq!(beside(), ["\"a b c\"", "\"3 2 1\""]);
}

#[wasm_bindgen_test]
async fn hidden_targets_are_still_legal_and_announced() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let mark = || written(&page, ".square--target", "::after");
    assert_eq!(mark(), "\"\"");
    page.toggle("Show legal moves").await;
    assert_eq!(mark(), "none");
    assert_mentions(&page.label("b3"), "can move here");
    page.click("b3").await;
    assert_mentions(&page.message(), "moved");
}

#[wasm_bindgen_test]
async fn settings_of_another_tab_are_taken_over() {
    let page = Page::open().await;
    page.toggle("Sound").await;
    set_in_another_tab("dark unnamed sound").await;
    assert_eq!(
        page.settings().await,
        "Dark, Show legal moves, Animations, Sound"
    );
    page.toggle("Animations").await;
    assert_eq!(stored(), ["dark", "sound", "still", "unnamed"]);
    page.toggle("Light").await;
    assert_eq!(stored(), ["light", "sound", "still", "unnamed"]);
    page.toggle("System").await;
    assert_eq!(stored(), ["sound", "still", "unnamed"]);
    set_in_another_tab("values").await;
    assert_eq!(page.settings().await, DEFAULTS);
    assert_eq!(page.values(), "= = = = = = = = =");
}
