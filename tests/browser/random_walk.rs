//! Random clicks, checked against the rules.

use chorus_lapilli::rules::{Move, Outcome, Phase, Position, Square, Squares};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::queries::NAMES;

const CLICKS: usize = 2000;

/// Returns the position and the selection after a click, by the table of clicks.
fn after(
    position: Position,
    selected: Option<Square>,
    square: Square,
) -> (Position, Option<Square>) {
    if position.outcome() != Outcome::Ongoing {
        return (position, None);
    }
    let own = position.board().piece(square) == Some(position.turn());
    let m = match (position.phase(), selected) {
        (Phase::Placing, _) => Move::Place { to: square },
        (Phase::Stepping, Some(from)) if !own => Move::Step { from, to: square },
        (Phase::Stepping, _) => {
            let picked = own && selected != Some(square) && !position.targets(square).is_empty();
            return (position, picked.then_some(square));
        }
    };
    (position.play(m).unwrap_or(position), None)
}

fn names(squares: Squares) -> String {
    squares
        .iter()
        .map(Square::name)
        .collect::<Vec<_>>()
        .join(" ")
}

fn check(page: &Page, position: Position, selected: Option<Square>) {
    let board: String = Square::ALL
        .map(|square| {
            position
                .board()
                .piece(square)
                .map_or("-", |player| player.symbol())
        })
        .concat();
    let status = match position.outcome() {
        Outcome::Won(player) => format!("Winner: {player}"),
        Outcome::Ongoing => format!("Next player: {}", position.turn()),
    };
    let targets = selected.map_or(Squares::NONE, |from| position.targets(from));
    assert_eq!(page.board(), board);
    assert_eq!(page.status(), status);
    assert_eq!(page.marked("selected"), selected.map_or("", Square::name));
    assert_eq!(page.marked("target"), names(targets));
}

#[wasm_bindgen_test]
async fn the_page_follows_the_rules_through_random_clicks() {
    let page = Page::open().await;
    let (mut position, mut selected) = (Position::default(), None);
    let mut wins = 0;
    let mut random: u32 = 1;
    for _ in 0..CLICKS {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let draw = usize::try_from(random >> 16).unwrap();
        // A new game now and then, and soon after a win.
        let won = position.outcome() != Outcome::Ongoing;
        if draw % if won { 3 } else { 200 } == 0 {
            wins += u32::from(won);
            let button = if won { "Play again" } else { "New game" };
            page.click_button(button).await;
            (position, selected) = (Position::default(), None);
        } else {
            let square = draw % 9;
            page.click(NAMES[square]).await;
            (position, selected) = after(position, selected, Square::ALL[square]);
        }
        check(&page, position, selected);
    }
    assert!(wins > 10, "the clicks finish {wins} games only");
}
