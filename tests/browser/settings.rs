//! What a player chooses about the page, and what is kept of it.

use gloo::utils::window;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::OPEN;
use crate::page::{Page, choices};
use crate::seen::says;

/// Every field that is kept once it is chosen.
const KEPT: [&str; 7] = [
    "light",
    "dark",
    "coordinates",
    "bare",
    "still",
    "sound",
    "values",
];

/// Clicks the field of this value.
async fn choose(page: &Page, value: &str) {
    page.one(&format!("input[value={value}]")).click();
    yew::scheduler::flush().await;
}

/// The values of all fields that are checked, in the order of the page.
fn checked(page: &Page) -> String {
    let fields = page.all("input:checked");
    let values = fields
        .iter()
        .map(|field| field.get_attribute("value").unwrap());
    values.collect::<Vec<_>>().join(" ")
}

/// The choices that are kept, in some order.
fn kept() -> Vec<String> {
    let mut kept: Vec<_> = choices().split_whitespace().map(Into::into).collect();
    kept.sort();
    kept
}

/// What the style sheet writes beside the element.
fn written(page: &Page, selector: &str, where_to: &str) -> String {
    let style = window().get_computed_style_with_pseudo_elt(&page.all(selector)[0], where_to);
    let style = style.unwrap().unwrap();
    style.get_property_value("content").unwrap()
}

#[wasm_bindgen_test]
async fn at_a_first_visit_only_the_systems_theme_is_chosen() {
    let page = Page::open().await;
    assert_eq!(checked(&page), "system");
    assert_eq!(choices(), "", "nothing is kept unasked");
}

#[wasm_bindgen_test]
async fn every_choice_is_kept_and_comes_back() {
    for value in KEPT {
        let page = Page::open().await;
        choose(&page, value).await;
        assert_eq!(kept(), [value]);
        let now = checked(&page);
        assert!(now.split(' ').any(|name| name == value), "{now}");
        let page = Page::open_again_at("").await;
        assert_eq!(checked(&page), now, "{value}");
        assert_eq!(kept(), [value], "a visit changes nothing");
        assert_eq!(page.board(), "---------", "{value}");
    }
}

#[wasm_bindgen_test]
async fn all_choices_are_kept_together_until_they_are_taken_back() {
    let page = Page::open().await;
    for value in ["dark", "coordinates", "bare", "still", "sound", "values"] {
        choose(&page, value).await;
    }
    let page = {
        let all = checked(&page);
        assert_eq!(all, "values dark coordinates bare still sound");
        let page = Page::open_again_at("").await;
        assert_eq!(checked(&page), all);
        page
    };
    // Of the themes there is one, and the system's is nothing to keep.
    choose(&page, "light").await;
    choose(&page, "bare").await;
    assert_eq!(kept(), ["coordinates", "light", "sound", "still", "values"]);
    for value in ["system", "coordinates", "still", "sound", "values"] {
        choose(&page, value).await;
    }
    assert_eq!(kept(), Vec::<String>::new());
    let page = Page::open_again_at("").await;
    assert_eq!(checked(&page), "system");
}

#[wasm_bindgen_test]
async fn values_that_were_shown_are_shown_at_the_next_visit() {
    let page = Page::open().await;
    page.toggle_values().await;
    for hash in ["", "#/play/b2.a3.c1"] {
        let page = Page::open_again_at(hash).await;
        assert!(page.values().contains('='), "{hash}: {}", page.values());
        assert!(says(&page.verdict(), "even"), "{}", page.verdict());
    }
    let page = Page::open_again_at("").await;
    page.toggle_values().await;
    let page = Page::open_again_at("").await;
    assert_eq!(page.values(), ". . . . . . . . .");
}

#[wasm_bindgen_test]
async fn spoilt_choices_are_passed_over() {
    for (spoilt, expected) in [
        ("rubbish", "system"),
        ("]:checked", "system"),
        (" DARK", "system"),
        ("people beginner lot", "system"),
        ("{\"theme\":\"dark\"}", "system"),
        ("\u{0}\u{ffff}é🙂\n\n", "system"),
        ("   ", "system"),
        ("dark rubbish  coordinates ]", "dark coordinates"),
        ("values values values", "values system"),
        ("still still", "system still"),
    ] {
        let page = Page::open_with_choices(spoilt).await;
        assert_eq!(checked(&page), expected, "{spoilt:?}");
        page.click("b2").await;
        assert_eq!(page.board(), "----X----", "{spoilt:?}");
        choose(&page, "sound").await;
        let expected = format!("{expected} sound");
        assert_eq!(checked(&page), expected, "{spoilt:?}");
        let page = Page::open_again_at("").await;
        assert_eq!(checked(&page), expected, "{spoilt:?}");
    }
}

#[wasm_bindgen_test]
async fn coordinates_stand_beside_the_board_only_when_chosen() {
    let page = Page::open().await;
    let beside = || ["::before", "::after"].map(|side| written(&page, ".slab", side));
    assert_eq!(beside(), ["none", "none"]);
    choose(&page, "coordinates").await;
    assert_eq!(beside(), ["\"a b c\"", "\"3 2 1\""]);
    choose(&page, "coordinates").await;
    assert_eq!(beside(), ["none", "none"]);
}

#[wasm_bindgen_test]
async fn legal_targets_are_hidden_from_the_eye_alone() {
    let page = Page::after(OPEN).await;
    page.click("a3").await;
    let mark = || written(&page, "[data-mark=target]", "::after");
    assert_eq!(mark(), "\"\"");
    choose(&page, "bare").await;
    assert_eq!(mark(), "none");
    assert!(
        says(&page.name("b3"), "legal target"),
        "{}",
        page.name("b3")
    );
    page.click("b3").await;
    assert!(says(&page.message(), "moved"), "{}", page.message());
}

#[wasm_bindgen_test]
async fn values_chosen_before_are_shown_after_exploring_too() {
    let page = Page::open().await;
    page.toggle_values().await;
    let page = Page::open_again_at("#/explore").await;
    crate::address::go("#/").await;
    yew::scheduler::flush().await;
    assert!(checked(&page).contains("values"), "{}", checked(&page));
    assert_eq!(page.values(), "= = = = = = = = =");
}

#[wasm_bindgen_test]
async fn what_another_tab_has_chosen_stays_chosen() {
    let page = Page::open().await;
    choose(&page, "sound").await;
    let storage = window().local_storage().unwrap().unwrap();
    let elsewhere = " dark coordinates sound";
    storage
        .set_item("chorus-lapilli/choices", elsewhere)
        .unwrap();
    choose(&page, "still").await;
    assert_eq!(kept(), ["coordinates", "dark", "sound", "still"]);
    choose(&page, "light").await;
    assert_eq!(kept(), ["coordinates", "light", "sound", "still"]);
    choose(&page, "system").await;
    assert_eq!(kept(), ["coordinates", "sound", "still"]);
}
