use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::move_chunk::{ChunkCursor, MoveChunk, MoveMark, MoveState, ROW, groups, move_button};
use crate::game::GameAction;
use crate::review::Review;
use crate::rules::{Move, Player};

/// How many moves the browser lays out together; it skips those out of sight.
const CHUNK: usize = 10 * ROW;

/// How much of the list is shown above the current move.
const SPACE_ABOVE_PX: i32 = 80;

/// The properties of [`MoveList`].
#[derive(PartialEq, Properties)]
pub struct MoveListProps {
    /// All moves of the game.
    pub moves: Vec<Move>,
    /// The player of the first move.
    #[prop_or_default]
    pub first: Player,
    /// How many moves have been played at the moment that is shown.
    pub cursor: usize,
    /// The numbers of the moves that have changed the result, or `None` if values are hidden.
    #[prop_or_default]
    pub slips: Option<Rc<Vec<usize>>>,
    /// The judgements of the moves, where they are shown.
    #[prop_or_default]
    pub review: Option<Rc<Review>>,
    /// Whether the last move has won the game.
    #[prop_or_default]
    pub is_won: bool,
    /// Called with the moment that is to be shown.
    pub dispatch: Callback<GameAction>,
}

/// The list of moves, each of which shows the game after it.
#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let MoveListProps {
        moves,
        first,
        cursor,
        slips,
        review,
        is_won,
        dispatch,
    } = props;
    let list = use_node_ref();
    let current = use_node_ref();
    {
        let (list, current) = (list.clone(), current.clone());
        // The list is shorter while values are shown.
        use_effect_with((*cursor, moves.len(), slips.is_some()), move |_| {
            // In a task of its own, because measuring forces a layout.
            let timer = Timeout::new(0, move || scroll_to(&list, &current));
            move || drop(timer)
        });
    }
    let start = if *cursor == 0 {
        MoveState::Current(current.clone())
    } else {
        MoveState::Played
    };
    let total = moves.len();
    let slips = slips.as_ref().map_or(&[][..], |slips| slips.as_slice());
    if moves.is_empty() {
        return html! {
            <section class="moves"><p class="moves__none">{ "No moves yet." }</p></section>
        };
    }
    html! {
        <section class="moves">
            <div class="move-list" ref={list}>
                <div class="move-list__head">
                    for player in [Player::X, Player::O] {
                        <span>{ player.symbol() }</span>
                    }
                </div>
                { move_button(0, "Start".into(), start, MoveMark::None, dispatch) }
                for (before, moves) in groups(moves, *first, CHUNK) {
                    <MoveChunk
                        key={before}
                        {before}
                        moves={moves.to_vec()}
                        first={if before == 0 { *first } else { Player::X }}
                        cursor={ChunkCursor::new(*cursor, before, moves.len(), &current)}
                        slips={slips_among(slips, before, moves.len())}
                        review={review.clone()}
                        winning={(*is_won && before + moves.len() == total).then_some(total)}
                        {dispatch}
                    />
                }
            </div>
        </section>
    }
}

/// Returns those of the moves with these numbers, which are sorted, that are among the `len` moves
/// after the first `before` ones.
fn slips_among(slips: &[usize], before: usize, len: usize) -> Vec<usize> {
    let start = slips.partition_point(|ply| *ply <= before);
    let end = slips.partition_point(|ply| *ply <= before + len);
    slips.get(start..end).unwrap_or_default().to_vec()
}

/// Scrolls the list, and nothing else, to the current move.
fn scroll_to(list: &NodeRef, current: &NodeRef) {
    if let Some(list) = list.cast::<HtmlElement>()
        && let Some(current) = current.cast::<HtmlElement>()
    {
        let (list_box, current_box) = (
            list.get_bounding_client_rect(),
            current.get_bounding_client_rect(),
        );
        #[allow(clippy::cast_possible_truncation, reason = "a distance in pixels")]
        let distance = (current_box.top() - list_box.top()) as i32;
        list.set_scroll_top(list.scroll_top() + distance - SPACE_ABOVE_PX);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_chunk_has_its_own_slips() {
        let slips = [2, 20, 21, 40];
        let among = |before| slips_among(&slips, before, 20);
        assert_eq!([among(0), among(20)], [[2, 20], [21, 40]]);
        assert!(among(40).is_empty());
        assert!(slips_among(&[], 0, 20).is_empty());
    }
}
