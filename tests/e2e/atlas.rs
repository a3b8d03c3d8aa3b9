//! The screen Atlas: seats and addresses.

use std::collections::BTreeMap;

use chorus_lapilli::atlas::{HALF_SIZE, graph, layout, ring};
use chorus_lapilli::notation::{read_position, write_position};
use serde_json::json;

use crate::support::pointer::{PRESS, RELEASE, mouse, move_to};
use crate::support::{Page, View};
use crate::watch;

/// How many seats are clicked.
const SEATS: usize = 60;

/// Opens the atlas at this game or position, and waits until it is drawn.
pub async fn open(page: &Page, text: &str) {
    let slash = if text.is_empty() { "" } else { "/" };
    page.visit(&format!("#/atlas{slash}{text}")).await;
    drawn(page).await;
}

/// Waits until the positions have their seats.
pub async fn drawn(page: &Page) {
    page.wait_until("all('.theatre__picture[data-positions]').length === 1")
        .await;
    page.painted().await;
}

/// Returns the class of a position.
pub fn class(position: &str) -> usize {
    graph().class(read_position(position).unwrap()).unwrap()
}

/// Returns where the seat of a class is in the viewport, once the picture has been scrolled into it.
pub async fn point(page: &Page, class: usize) -> (f64, f64) {
    let rectangle = page
        .js(
            "const picture = document.querySelector('.theatre__picture');
             picture.scrollIntoView({ block: 'center', behavior: 'instant' });
             const { x, y, width, height } = picture.getBoundingClientRect();
             return [x, y, width, height];",
        )
        .await;
    let [x, y, width, height]: [f64; 4] = serde_json::from_value(rectangle).unwrap();
    let seat = layout().seats()[class];
    // The picture is as many seats wide; a seat's y points up.
    let seats = f64::from(2 * HALF_SIZE) / 100.0;
    let (across, down) = (0.5 + seat.x / seats, 0.5 - seat.y / seats);
    ((x + across * width).round(), (y + down * height).round())
}

/// Clicks the seat of a class.
pub async fn click(page: &Page, class: usize) {
    let point = point(page, class).await;
    mouse(page, [move_to(point), PRESS, RELEASE]).await;
    page.painted().await;
}

/// Returns the seat that is chosen, as the smallest look of its position.
pub async fn seat(page: &Page) -> String {
    page.painted().await;
    let seat = page
        .js("return only(all('.theatre [data-seat]'), '[data-seat]').dataset.seat;")
        .await;
    seat.as_str().unwrap().to_owned()
}

/// Returns how many steps of a game are drawn, and how many of them are slips.
pub async fn steps(page: &Page) -> [usize; 2] {
    page.painted().await;
    let steps = page
        .js("return ['.trace__step', '.trace__step--slip']
                 .map((selector) => all(`.theatre__picture ${selector}`).length);")
        .await;
    serde_json::from_value(steps).unwrap()
}

/// Returns [`SEATS`] classes out of all tiers, both sides to move where a tier has both.
fn spread() -> Vec<usize> {
    let mut groups = BTreeMap::<_, Vec<usize>>::new();
    for (class, (tier, position)) in layout().tiers().iter().zip(graph().positions()).enumerate() {
        let group = groups.entry((*tier, position.turn().to_string()));
        group.or_default().push(class);
    }
    // Of each group its last, its first, then others between them.
    let rank = |part: usize| {
        groups
            .values()
            .filter(move |group| part < group.len())
            .map(move |group| match part {
                0 => group[group.len() - 1],
                part => group[(part - 1) * group.len() / 4],
            })
    };
    let mut classes: Vec<usize> = Vec::new();
    for class in (0..4).flat_map(rank) {
        if !classes.contains(&class) {
            classes.push(class);
        }
    }
    assert!(classes.len() >= SEATS && groups.len() < SEATS);
    classes.truncate(SEATS);
    classes
}

async fn assert_seats_are_chosen_by_clicks(view: View) {
    let page = watch::blank().await;
    page.resize(view).await;
    open(&page, "").await;
    for class in spread() {
        click(&page, class).await;
        let position = graph().positions()[class];
        let text = write_position(position.smallest_look());
        assert_eq!(seat(&page).await, text, "{view:?}");
        assert_eq!(page.fragment().await, format!("#/atlas/{text}"));
        let board = page.js("return board();").await;
        assert_eq!(board, text[..9], "{view:?}");
    }
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_click_chooses_the_seat_under_it_on_a_desktop() {
    assert_seats_are_chosen_by_clicks(View::DESKTOP).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_click_chooses_the_seat_under_it_on_a_phone() {
    assert_seats_are_chosen_by_clicks(View::PHONE).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_click_beside_all_seats_chooses_none() {
    let page = watch::blank().await;
    open(&page, "XXXOO----:O").await;
    let corner = page
        .js("const { right, bottom } = document.querySelector('.theatre__picture').getBoundingClientRect();
             return [Math.floor(right) - 4, Math.floor(bottom) - 4];")
        .await;
    let corner = serde_json::from_value(corner).unwrap();
    mouse(&page, [move_to(corner), PRESS, RELEASE]).await;
    assert_eq!(page.js("return all('.preview').length;").await, 0);
    assert_eq!(page.fragment().await, "#/atlas/XXXOO----:O");
    assert_eq!(page.board().await, "XXXOO----");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn the_picture_is_one_image_with_a_name() {
    let page = watch::open().await;
    page.follow("Atlas").await;
    drawn(&page).await;
    assert_eq!(page.screen().await, "Atlas");
    let picture = page
        .js(
            "const picture = only(all('[role=img][data-positions]'), 'pictures');
             const { width, height } = picture.getBoundingClientRect();
             return [picture.ariaLabel, picture.dataset.positions, width > 600 && width === height];",
        )
        .await;
    let name = "All 744 positions: 163 even, 299 won for X, 282 for O";
    assert_eq!(picture, json!([name, "744", true]));
    assert_eq!(seat(&page).await, "---------:X");
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn hovering_shows_a_board_and_chooses_nothing() {
    let page = watch::blank().await;
    open(&page, "----X----:O").await;
    let hovered = "return all('.preview__ring').map((ring) => ring.getAttribute('d'));";
    for position in ["---------:X", "XXXOO----:O", "O-OXX-O-X:X"] {
        let class = class(position);
        mouse(&page, [move_to(point(&page, class).await)]).await;
        page.painted().await;
        let ring = ring(layout().seats()[class], graph().positions()[class]);
        assert_eq!(page.js(hovered).await, json!([ring]), "{position}");
        let board =
            "return document.querySelector('.preview__board').getBoundingClientRect().width;";
        let width = page.js(board).await.as_f64().unwrap();
        assert!(width > 60.0, "large enough to be read: {width}");
        assert_eq!(seat(&page).await, "----X----:O");
        assert_eq!(page.fragment().await, "#/atlas/----X----:O");
    }
    mouse(&page, [move_to((2.0, 2.0))]).await;
    page.painted().await;
    assert_eq!(page.js(hovered).await, json!([]));
    watch::assert_no_violations(&page).await;
}

#[tokio::test]
#[ignore = "needs the release bundle and a browser: cargo xtask test"]
async fn a_broken_address_shows_a_sentence() {
    let page = watch::blank().await;
    let long = "z".repeat(20_000);
    for text in ["zz", "XXXXXXXXX:X", "%3Cimg%20src=x%3E", &long, "b2.a3.b2"] {
        page.client.goto("about:blank").await.unwrap();
        open(&page, text).await;
        let shown = page
            .js("return [all('.message.message--error').length, all('main img').length];")
            .await;
        assert_eq!(shown, json!([1, 0]), "{}", &text[..text.len().min(20)]);
        let message = page.message().await;
        assert!((10..300).contains(&message.len()), "{message}");
        let notice = page.notice().await;
        if text == "b2.a3.b2" {
            assert!(notice.starts_with("The game: 2 moves"), "{notice}");
        } else {
            assert_eq!(notice, "Showing the empty board instead.");
        }
        watch::assert_no_violations(&page).await;
    }
}
