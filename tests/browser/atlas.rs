//! The screen Atlas: the picture of all positions, with a small board.

use chorus_lapilli::atlas::Seat;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::scheduler::flush;

use crate::address::{back, go, hash, history_length};
use crate::explore::{listed, play};
use crate::heard::Heard;
use crate::page::{Page, blur};
use crate::queries::{assert_mentions, focused_element, is_visible};
use crate::render_log::RenderLog;
use crate::theatre::{NOWHERE, seat_of};

#[wasm_bindgen_test]
async fn nine_small_squares_stay_the_same_for_as_long_as_the_screen_is_shown() {
    let page = Page::open_at("#/atlas").await;
    let squares = page.squares();
    assert_eq!(squares.len(), 9);
    assert_eq!(page.all("button[class*=square]").len(), 9);
    page.until_drawn().await;
    page.click("b2").await;
    page.click_at(seat_of("XX-OO----:X")).await;
    play(&page, "c3").await;
    page.press("Backspace").await;
    page.open_tab("Settings").await;
    go("#/atlas/b2.a3").await;
    go("#/atlas/zz").await;
    assert_eq!(page.squares(), squares);
    let picture = page.one(".theatre").offset_width();
    for square in squares {
        assert!(is_visible(&square));
        let width = square.offset_width();
        assert!((24..picture / 3).contains(&width), "{width} of {picture}");
        assert!(width < 80, "{width}");
    }
}

#[wasm_bindgen_test]
async fn all_positions_are_drawn_and_counted() {
    let page = Page::open_atlas("#/atlas").await;
    let picture = page.one("svg[role=img]");
    let attribute = |name| picture.get_attribute(name).unwrap_or_default();
    assert_eq!(attribute("data-positions"), "744");
    let words = "All 744 positions: 163 even, 299 won for X, 282 for O";
    assert_eq!(attribute("aria-label"), words);
    assert!(
        page.all(".theatre [tabindex], .theatre a, .theatre button")
            .is_empty()
    );
    let tiles = page.all(".tiles .tiles__tile");
    let counts = tiles
        .iter()
        .map(|tile| tile.get_attribute("d").unwrap().matches('M').count());
    assert_eq!(counts.sum::<usize>(), 744);
}

#[wasm_bindgen_test]
async fn the_ring_is_at_the_seat_of_the_position() {
    for (position, seat) in [
        ("---------:X", "---------:X"),
        ("X--------:O", "--------X:O"),
        ("OX-------:X", "-------XO:X"),
        ("OOXXX---O:X", "--OXX-OOX:X"),
    ] {
        let page = Page::open_atlas(&format!("#/atlas/{position}")).await;
        assert_eq!(format!("{}:", page.board()), position[..10]);
        assert_eq!(page.ring(), seat, "{position}");
        assert_eq!(hash(), format!("#/atlas/{position}"));
        let lines = page.all(".chosen .from");
        let moves = lines.iter().map(|line| line.get_attribute("d").unwrap());
        assert!(moves.map(|d| d.matches('L').count()).sum::<usize>() > 0);
    }
}

#[wasm_bindgen_test]
async fn moves_are_listed_as_on_explore() {
    for position in ["---------:X", "XX-OO----:X", "X--O-OOXX:X", "XXXOO----:O"] {
        let page = Page::open_at(&format!("#/explore/{position}")).await;
        let expected = (listed(&page), page.values(), page.status());
        go(&format!("#/atlas/{position}")).await;
        page.until_drawn().await;
        assert_eq!((listed(&page), page.values(), page.status()), expected);
    }
    let page = Page::open_atlas("#/atlas/XX-OO----:X").await;
    let moves = "win 1: c3 win 1, c2 loss 4, a1 loss 2, b1 loss 2, c1 loss 2";
    assert_eq!(listed(&page), moves);
    assert_eq!(page.advice(), "X wins in 1 move. Only 1 of 5 moves wins.");
}

#[wasm_bindgen_test]
async fn a_move_is_played_on_the_board_or_from_the_list_and_the_address_follows() {
    let page = Page::open_atlas("#/atlas").await;
    assert_eq!(hash(), "#/atlas/---------:X");
    page.click("b2").await;
    assert_eq!(page.message(), "X placed on b2.");
    assert_eq!(
        (page.ring(), hash()),
        ("----X----:O".into(), "#/atlas/----X----:O".into())
    );
    play(&page, "a3").await;
    assert_eq!(page.board(), "O---X----");
    assert_eq!(
        (page.ring(), hash()),
        ("----X---O:X".into(), "#/atlas/O---X----:X".into())
    );
    let entries = history_length();
    page.click_at(seat_of("XX-OO----:X")).await;
    assert_eq!(history_length(), entries, "a seat replaces the address");
    back().await;
    assert_eq!(
        (page.board(), page.ring()),
        ("----X----".into(), "----X----:O".into())
    );
    back().await;
    assert_eq!(page.board(), "---------");
    go("#/atlas/X--O-OOXX:X").await;
    page.click("b1-b2").await;
    assert_eq!(page.status(), "Winner: X");
    assert_eq!(hash(), "#/atlas/X--OXOO-X:O");
}

#[wasm_bindgen_test]
async fn a_click_on_the_picture_chooses_the_nearest_seat() {
    let page = Page::open_atlas("#/atlas").await;
    for position in ["----X----:O", "--------X:O", "--OXX-OOX:X", "---------:X"] {
        let seat = seat_of(position);
        page.click_at(Seat {
            x: seat.x + 0.2,
            ..seat
        })
        .await;
        assert_eq!(page.ring(), position);
        assert_eq!(format!("{}:", page.board()), position[..10]);
        assert_eq!(hash(), format!("#/atlas/{position}"));
        assert_mentions(&page.message(), "all turns and mirror images of the board");
    }
    page.click("b2").await;
    let shown = (page.board(), page.ring(), page.message(), hash());
    page.click_at(NOWHERE).await;
    assert_eq!((page.board(), page.ring(), page.message(), hash()), shown);
}

#[wasm_bindgen_test]
async fn a_mouse_over_a_seat_shows_its_board_and_a_finger_does_not() {
    let page = Page::open_atlas("#/atlas").await;
    let previews = || page.all(".preview").len();
    let seat = seat_of("XX-OO----:X");
    page.hover_at(seat, "touch").await;
    assert_eq!(previews(), 0);
    page.hover_at(seat, "mouse").await;
    assert_eq!(previews(), 1);
    let stones = page.all(".preview__stones");
    let counts = stones
        .iter()
        .map(|path| path.get_attribute("d").unwrap().matches('M').count());
    assert_eq!(counts.collect::<Vec<_>>(), [2, 2]);
    assert_eq!(
        (page.board(), page.ring()),
        ("---------".into(), "---------:X".into())
    );
    page.hover_at(NOWHERE, "mouse").await;
    assert_eq!(previews(), 0);
}

#[wasm_bindgen_test]
async fn backspace_and_its_button_go_back() {
    let page = Page::open_atlas("#/atlas").await;
    assert!(page.is_dimmed("Back"));
    page.click_at(seat_of("XX-OO----:X")).await;
    let chosen = page.ring();
    page.click_at(seat_of("--OXX-OOX:X")).await;
    let step = page.all("[data-move]").remove(0);
    step.click();
    flush().await;
    for seat in ["--OXX-OOX:X", &chosen] {
        blur();
        assert!(page.press("Backspace").await);
        assert_eq!(page.ring(), seat);
    }
    page.click_button("Back").await;
    assert_eq!(
        (page.ring(), page.board()),
        ("---------:X".into(), "---------".into())
    );
    assert!(page.is_dimmed("Back"));
    page.press("Backspace").await;
    assert_eq!(page.message(), "Nothing to undo.");
    // On other screens and in fields the key is the browser's.
    page.click("b2").await;
    page.open_tab("Settings").await;
    page.field("Coordinates").focus().unwrap();
    assert!(!page.press("Backspace").await);
    assert_eq!(page.board(), "----X----");
}

#[wasm_bindgen_test]
async fn elsewhere_backspace_does_nothing() {
    let page = Page::after("b2 a3").await;
    for hash in ["#/", "#/explore", "#/learn/1", "#/puzzles", "#/review"] {
        if hash != "#/" {
            go(hash).await;
        }
        let (board, message) = (page.board(), page.message());
        blur();
        page.press("Backspace").await;
        assert_eq!((page.board(), page.message()), (board, message), "{hash}");
    }
}

#[wasm_bindgen_test]
async fn a_broken_address_is_reported_and_shows_the_empty_board() {
    for (text, words) in [
        ("X-O-?----:X", "can t read, character 5"),
        ("X--------:X", "impossible, it would be O s turn"),
        ("zz", "move 1, zz"),
    ] {
        let page = Page::open_atlas(&format!("#/atlas/{text}")).await;
        assert_mentions(&page.message(), words);
        assert_eq!(page.all(".message.message--error").len(), 1, "{text}");
        assert_eq!(page.notice(), "Showing the empty board instead.");
        assert_eq!(
            (page.board(), page.ring()),
            ("---------".into(), "---------:X".into())
        );
        assert_eq!(hash(), "#/atlas/---------:X", "{text}");
        page.click("b2").await;
        assert_eq!(page.message(), "X placed on b2.");
        assert!(page.all(".message--error").is_empty(), "{text}");
        assert_eq!(page.notice(), "Play a game and see its way drawn here.");
    }
    let page = Page::open_atlas("#/atlas/b2.b2").await;
    assert_mentions(&page.message(), "move 2, b2, taken");
    assert_eq!(
        (page.board(), hash()),
        ("----X----".into(), "#/atlas/b2".into())
    );
}

#[wasm_bindgen_test]
async fn everything_is_announced_once_and_with_where_the_position_stands() {
    let page = Page::open().await;
    let heard = Heard::start(&page);
    go("#/atlas").await;
    heard
        .expect(&["atlas, next player X, even, at the gate, every move keeps it"])
        .await;
    page.click("b2").await;
    heard
        .expect(&["X placed on b2, next player O, even, at the gate"])
        .await;
    page.click_at(seat_of("XX-OO----:X")).await;
    heard
        .expect(&["this seat stands for, next player X, X wins in 1 move"])
        .await;
    go("#/atlas/zz").await;
    heard
        .expect(&["move 1, showing the empty board instead, next player X, even"])
        .await;
    page.press("l").await;
    heard
        .expect(&["move 1, showing the empty board instead"])
        .await;
}

#[wasm_bindgen_test]
async fn the_picture_is_rendered_once() {
    let count = |log: &RenderLog| ["stage", "tiles__stones", "trace__arrow"].map(|c| log.count(c));
    let log = RenderLog::start();
    let page = Page::open_atlas("#/atlas/b2.a3.c1").await;
    assert_eq!(count(&log), [1, 1, 1]);
    drop(log);
    let log = RenderLog::start();
    page.click_at(seat_of("XX-OO----:X")).await;
    page.click_at(seat_of("----X----:O")).await;
    page.hover_at(seat_of("--OXX-OOX:X"), "mouse").await;
    page.click("c3").await;
    page.click_button("‹ Before").await;
    assert_eq!(count(&log), [0, 0, 0]);
    assert!(log.count("chosen__ring") > 0);
    assert_eq!(focused_element(), page.button("‹ Before"));
}
