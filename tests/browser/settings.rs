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

/// The labels of the settings that are stored, each with its word in the storage.
const STORED: [(&str, &str); 7] = [
    ("Light", "light"),
    ("Dark", "dark"),
    ("Coordinates", "coordinates"),
    ("Hide legal targets", "bare"),
    ("No motion", "still"),
    ("Sound", "sound"),
    ("Show values", "values"),
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
    assert_eq!(page.checked(), "System");
    assert_eq!(storage::settings(), "", "nothing is stored yet");
}

#[wasm_bindgen_test]
async fn every_setting_is_stored_and_restored() {
    for (label, word) in STORED {
        let page = Page::open().await;
        page.toggle(label).await;
        assert_eq!(stored(), [word]);
        let checked = page.checked();
        assert!(checked.contains(label), "{checked}");
        let page = Page::reopen().await;
        assert_eq!(page.checked(), checked, "{label}");
        assert_eq!(stored(), [word], "a visit changes nothing");
        assert_eq!(page.board(), "---------", "{label}");
    }
}

#[wasm_bindgen_test]
async fn all_settings_are_stored_together() {
    let page = Page::open().await;
    for (label, _) in &STORED[1..] {
        page.toggle(label).await;
    }
    let all = "Show values, Dark, Coordinates, Hide legal targets, No motion, Sound";
    assert_eq!(page.checked(), all);
    let page = Page::reopen().await;
    assert_eq!(page.checked(), all);
    // There is one theme, and the system's is the default.
    page.toggle("Light").await;
    page.toggle("Hide legal targets").await;
    assert_eq!(
        stored(),
        ["coordinates", "light", "sound", "still", "values"]
    );
    for label in ["System", "Coordinates", "No motion", "Sound", "Show values"] {
        page.toggle(label).await;
    }
    assert_eq!(stored(), Vec::<String>::new());
    let page = Page::reopen().await;
    assert_eq!(page.checked(), "System");
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
    page.toggle("Show values").await;
    for hash in ["", "#/play/b2.a3.c1"] {
        let page = Page::reopen_at(hash).await;
        assert!(page.values().contains('='), "{hash}: {}", page.values());
        assert_mentions(&page.verdict(), "even");
    }
    let page = Page::reopen().await;
    page.toggle("Show values").await;
    let page = Page::reopen().await;
    assert_eq!(page.values(), ". . . . . . . . .");
}

#[wasm_bindgen_test]
async fn values_are_shown_after_a_visit_that_began_on_explore() {
    let page = Page::open_with_settings("values").await;
    assert_eq!(page.values(), "= = = = = = = = =");
    let page = Page::reopen_at("#/explore").await;
    go("#/").await;
    assert_eq!(page.checked(), "Show values, System");
    assert_eq!(page.values(), "= = = = = = = = =");
}

#[wasm_bindgen_test]
async fn unknown_words_in_the_storage_are_ignored() {
    for (settings, expected) in [
        ("rubbish", "System"),
        ("]:checked", "System"),
        (" DARK", "System"),
        ("people beginner lot", "System"),
        ("{\"theme\":\"dark\"}", "System"),
        ("\u{0}\u{ffff}é🙂\n\n", "System"),
        ("   ", "System"),
        ("dark rubbish  coordinates ]", "Dark, Coordinates"),
        ("values values values", "Show values, System"),
        ("still still", "System, No motion"),
    ] {
        let page = Page::open_with_settings(settings).await;
        assert_eq!(page.checked(), expected, "{settings:?}");
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{settings:?}");
        page.toggle("Sound").await;
        let expected = format!("{expected}, Sound");
        assert_eq!(page.checked(), expected, "{settings:?}");
        let page = Page::reopen().await;
        assert_eq!(page.checked(), expected, "{settings:?}");
    }
}

#[wasm_bindgen_test]
async fn coordinates_are_shown_beside_the_board() {
    let page = Page::open().await;
    let beside = || ["::before", "::after"].map(|side| written(&page, ".board-frame", side));
    assert_eq!(beside(), ["none", "none"]);
    page.toggle("Coordinates").await;
    assert_eq!(beside(), ["\"a b c\"", "\"3 2 1\""]);
    page.toggle("Coordinates").await;
    assert_eq!(beside(), ["none", "none"]);
}

#[wasm_bindgen_test]
async fn hidden_targets_are_still_legal_and_announced() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let mark = || written(&page, ".square--target", "::after");
    assert_eq!(mark(), "\"\"");
    page.toggle("Hide legal targets").await;
    assert_eq!(mark(), "none");
    assert_mentions(&page.label("b3"), "legal target");
    page.click("b3").await;
    assert_mentions(&page.message(), "moved");
}

#[wasm_bindgen_test]
async fn settings_of_another_tab_are_taken_over() {
    let page = Page::open().await;
    page.toggle("Sound").await;
    set_in_another_tab("dark coordinates sound").await;
    assert_eq!(page.checked(), "Dark, Coordinates, Sound");
    page.toggle("No motion").await;
    assert_eq!(stored(), ["coordinates", "dark", "sound", "still"]);
    page.toggle("Light").await;
    assert_eq!(stored(), ["coordinates", "light", "sound", "still"]);
    page.toggle("System").await;
    assert_eq!(stored(), ["coordinates", "sound", "still"]);
    set_in_another_tab("values").await;
    assert_eq!(page.checked(), "Show values, System");
    assert_eq!(page.values(), "= = = = = = = = =");
}
