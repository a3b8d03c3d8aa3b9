//! The lesson.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::{back, go, hash};
use crate::heard::Heard;
use crate::keys::{move_focus, tab_to_board};
use crate::notice::INVITATION;
use crate::page::Page;
use crate::queries::{accessible_name, assert_mentions, focused_element};
use crate::storage::storage;
use crate::storage_faults::Fault;
use crate::wait::FastTimers;

const DONE: &str = "chorus-lapilli/learn";
const TAKEN_BACK: &str = "taken back, try again";

/// The squares on which Enter is pressed in each step, and all that is announced then.
const LESSON: [&[(&str, &[&str])]; 7] = [
    &[("b2", &["X placed on b2, well done, three each in turns"])],
    &[
        (
            "a2",
            &[
                "X placed on a2, O would win on c3",
                "O placed on c3, winner O",
                "taken back, try again, three in a row win at once",
            ],
        ),
        ("c3", &["X placed on c3, well done, winner X"]),
    ],
    &[
        (
            "a1",
            &[
                "O placed on a1, X wins on c3",
                "X placed on c3, winner X",
                "taken back, try again, X threatens c3, you are O",
            ],
        ),
        ("c3", &["O placed on c3, well done, stopped"]),
    ],
    &[
        ("b2", &["select one of your pieces first"]),
        ("c3", &["X on c3 selected, it can move to b3 b2 or c2"]),
        ("b3", &["X moved from c3 to b3, well done, one step"]),
    ],
    &[
        ("a2", &["X on a2 selected"]),
        (
            "b3",
            &["X moved from a2 to b3, well done, winner X, a diagonal step"],
        ),
    ],
    &[
        ("a1", &["centre rule, move the centre piece"]),
        ("b2", &["X on b2 selected"]),
        (
            "c2",
            &["X moved from b2 to c2, well done, the centre is empty again"],
        ),
    ],
    &[
        ("b2", &["X on b2 selected"]),
        (
            "a3",
            &[
                "X moved from b2 to a3, legal but you could have won",
                "taken back, try again, unless you win with this turn",
            ],
        ),
        ("c3", &["X on c3 selected"]),
        (
            "c2",
            &["X moved from c3 to c2, well done, winner X, that is the whole game"],
        ),
    ],
];

const NAMES: [&str; 7] = [
    "place",
    "win",
    "stop",
    "step",
    "neighbours",
    "leave",
    "stay",
];

fn stored() -> String {
    storage().get_item(DONE).unwrap().unwrap_or_default()
}

/// Opens this address in a browser that has stored these steps.
async fn open_having_done(hash: &str, done: &str) -> Page {
    drop(Page::open().await);
    storage().set_item(DONE, done).unwrap();
    Page::reopen_at(hash).await
}

/// Returns the steps that are marked as done.
fn marked_as_done(page: &Page) -> String {
    let steps = page.all("ol[aria-label=Steps] a");
    let names: Vec<_> = steps.iter().map(|step| accessible_name(step)).collect();
    assert_eq!(names.len(), 7);
    let done = names.iter().filter(|name| name.contains('✓'));
    done.map(|name| &name[..1]).collect()
}

fn state(page: &Page) -> Option<String> {
    page.one("[data-step]").get_attribute("data-state")
}

#[wasm_bindgen_test]
async fn the_whole_lesson_is_done_by_keys_and_announced() {
    let _timers = FastTimers::new();
    let page = Page::open().await;
    let heard = Heard::start(&page);
    go("#/learn").await;
    for ((number, name), answers) in (1..).zip(NAMES).zip(LESSON) {
        heard
            .expect(&[&format!("learn, step {number} of 7 {name}")])
            .await;
        assert_eq!(hash(), format!("#/learn/{number}"));
        tab_to_board(&page).await;
        for (square, gists) in answers {
            move_focus(&page, square).await;
            page.press("Enter").await;
            heard.expect(gists).await;
        }
        assert_eq!(state(&page).as_deref(), Some("solved"), "{name}");
        assert_eq!(marked_as_done(&page), &"1234567"[..number]);
        assert_eq!(stored(), &"1234567"[..number]);
        let next = if number == 7 { "Play" } else { "Next" };
        assert_eq!(focused_element(), page.button(next), "{name}");
        page.press("Enter").await;
    }
    assert_eq!(page.status(), "Next player: X (you)");
    assert_eq!(page.board(), "---------");
    assert_mentions(&page.selected_option("Level"), "beginner");
    assert_eq!(page.notice(), "", "no invitation any more");
}

#[wasm_bindgen_test]
async fn a_click_takes_a_wrong_move_back_at_once_and_counts_as_nothing() {
    let page = Page::open_at("#/learn/2").await;
    page.click("a2").await;
    assert_eq!(state(&page).as_deref(), Some("wrong"));
    assert_eq!(page.board(), "XX-XO-O--");
    page.click("c3").await;
    assert_eq!(page.board(), "XX--O-O--");
    assert_mentions(&page.message(), TAKEN_BACK);
    assert_eq!(state(&page).as_deref(), Some("open"));
    assert_eq!(stored(), "");
    page.click("c3").await;
    assert_eq!(state(&page).as_deref(), Some("solved"));
    page.click("c1").await;
    assert_mentions(&page.message(), "this step is done, next, again");
}

#[wasm_bindgen_test]
async fn doing_a_step_again_keeps_the_others() {
    let page = open_having_done("#/learn/2", "124").await;
    assert_eq!(marked_as_done(&page), "124");
    page.click("a2").await;
    page.click_button("Again").await;
    assert_eq!(page.board(), "XX--O-O--");
    assert_eq!(
        (marked_as_done(&page), stored()),
        ("124".into(), "124".into())
    );
    page.click("c3").await;
    page.press("a").await;
    assert_eq!(state(&page).as_deref(), Some("open"));
    assert_eq!(page.board(), "XX--O-O--");
    assert_eq!(
        (marked_as_done(&page), stored()),
        ("124".into(), "124".into())
    );
}

#[wasm_bindgen_test]
async fn the_plain_address_opens_the_first_step_that_is_not_done() {
    for (done, step) in [("", 1), ("12", 3), ("01", 2), ("1234567", 1), ("spoilt", 1)] {
        let page = open_having_done("#/learn", done).await;
        assert_eq!(hash(), format!("#/learn/{step}"), "{done}");
        let heading = format!("step {step} of 7");
        assert_mentions(&page.message(), &heading);
        assert!(!page.message().contains("no such step"), "{done}");
    }
}

#[wasm_bindgen_test]
async fn a_step_that_does_not_exist_is_reported() {
    for step in ["9", "0", "x", "-1"] {
        let page = Page::open_at(&format!("#/learn/{step}")).await;
        assert_eq!(hash(), "#/learn/1", "{step}");
        assert_mentions(&page.message(), "there is no such step, step 1 of 7");
        assert_mentions(&page.announced(), "there is no such step");
        page.press("l").await;
        assert_mentions(&page.announced(), "there is no such step");
        page.click("a1").await;
        assert_eq!(state(&page).as_deref(), Some("solved"));
    }
}

#[wasm_bindgen_test]
async fn nobody_is_locked_in_and_back_leads_back() {
    let page = Page::open_at("#/learn/1").await;
    assert!(page.is_dimmed("Back"));
    page.click_button("Next").await;
    page.press("n").await;
    assert_eq!(hash(), "#/learn/3");
    assert_eq!(page.board(), "XX--O----");
    page.click_button("Back").await;
    assert_eq!(hash(), "#/learn/2");
    back().await;
    assert_eq!(hash(), "#/learn/3");
    assert_eq!(page.board(), "XX--O----");
    assert_eq!(stored(), "", "looking is not doing");
}

#[wasm_bindgen_test]
async fn the_invitation_leads_to_the_lesson_and_goes_after_the_first_step() {
    let page = Page::open().await;
    assert_eq!(page.notice(), INVITATION);
    let link = page.one(".notice a");
    assert_eq!(link.get_attribute("href").as_deref(), Some("#/learn"));
    go("#/learn").await;
    page.click("b2").await;
    go("#/").await;
    assert_eq!(page.notice(), "");
    assert!(!page.has_button("Dismiss"));
}

#[wasm_bindgen_test]
async fn the_invitation_is_dismissed_for_good() {
    let page = Page::open().await;
    page.click_button("Dismiss").await;
    assert_eq!((page.notice(), page.notice_buttons()), Default::default());
    assert_eq!(page.focused(), "b2", "the board has the focus");
    drop(page);
    let page = Page::reopen().await;
    assert_eq!(page.notice(), "");
    go("#/learn").await;
    assert_eq!(marked_as_done(&page), "");
}

#[wasm_bindgen_test]
async fn the_lesson_works_without_storage() {
    drop(Page::open().await);
    for fault in [Fault::blocked, || Fault::throwing("setItem")] {
        let fault = fault();
        let page = Page::reopen_at("#/learn/1").await;
        page.click("b2").await;
        let (done, notice) = (marked_as_done(&page), page.notice());
        page.click_button("Next").await;
        page.click("c3").await;
        let both = marked_as_done(&page);
        // Restored before anything can fail, or it would spoil the tests after this one.
        drop(fault);
        assert_mentions(&notice, "can t save your progress");
        assert_eq!((done.as_str(), both.as_str()), ("1", "12"));
    }
}
