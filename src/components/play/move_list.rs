use std::iter;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::{HtmlElement, MouseEvent};
use yew::prelude::*;

use crate::game::GameAction;
use crate::rules::{Move, Player};

/// How many moves a full row has: one of X and one of O.
const ROW: usize = 2;

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
    /// The numbers of the moves that have changed the result, if they are to be marked.
    #[prop_or_default]
    pub slips: Rc<Vec<usize>>,
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
        is_won,
        dispatch,
    } = props;
    let list = use_node_ref();
    let current = use_node_ref();
    {
        let (list, current) = (list.clone(), current.clone());
        use_effect_with((*cursor, moves.len()), move |_| {
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
                { move_button(0, "Start".into(), start, None, dispatch) }
                for (before, moves) in groups(moves, *first, CHUNK) {
                    <MoveChunk
                        key={before}
                        {before}
                        moves={moves.to_vec()}
                        first={if before == 0 { *first } else { Player::X }}
                        cursor={ChunkCursor::new(*cursor, before, moves.len(), &current)}
                        slips={slips_among(slips, before, moves.len())}
                        winning={(*is_won && before + moves.len() == total).then_some(total)}
                        {dispatch}
                    />
                }
            </div>
        </section>
    }
}

/// Where the moment that is shown lies for a chunk.
///
/// It is the same for all moments outside the chunk on one side, so that a chunk is rendered only
/// if one of its moves looks different.
#[derive(Clone, PartialEq)]
enum ChunkCursor {
    /// All moves of the chunk are played later.
    Before,
    /// The move with this ply, whose button has this reference, is the current one.
    At(usize, NodeRef),
    /// All moves of the chunk have been played, and others after them.
    After,
}

impl ChunkCursor {
    /// Returns where the cursor lies for the chunk of `len` moves after the first `before` ones.
    fn new(cursor: usize, before: usize, len: usize, current: &NodeRef) -> Self {
        if cursor <= before {
            Self::Before
        } else if cursor <= before + len {
            Self::At(cursor, current.clone())
        } else {
            Self::After
        }
    }

    /// Returns the state of a move of the chunk.
    fn state(&self, ply: usize) -> MoveState {
        match self {
            Self::At(cursor, node) if ply == *cursor => MoveState::Current(node.clone()),
            Self::At(cursor, _) if ply < *cursor => MoveState::Played,
            Self::After => MoveState::Played,
            Self::Before | Self::At(..) => MoveState::Later,
        }
    }
}

/// The state of a move at the moment that is shown.
enum MoveState {
    /// The move has been played before the current one.
    Played,
    /// The move is the last one that has been played; its button has this reference.
    Current(NodeRef),
    /// The move is played later.
    Later,
}

/// The properties of [`MoveChunk`].
#[derive(PartialEq, Properties)]
struct MoveChunkProps {
    /// The number of moves before the chunk.
    before: usize,
    moves: Vec<Move>,
    /// The player of the first move of the chunk.
    first: Player,
    cursor: ChunkCursor,
    /// The numbers of the moves of the chunk that have changed the result.
    slips: Vec<usize>,
    /// The number of the move that has won, if it is in the chunk.
    winning: Option<usize>,
    dispatch: Callback<GameAction>,
}

/// Some rows of the list; of a long game, only the chunks that have changed are rendered.
#[component]
fn MoveChunk(props: &MoveChunkProps) -> Html {
    let button = |ply: usize, m: &Move| {
        let state = props.cursor.state(ply);
        let mark = if props.winning == Some(ply) {
            Some("move-list__move--winning")
        } else {
            let is_slip = props.slips.contains(&ply);
            is_slip.then_some("move-list__move--slip")
        };
        move_button(ply, m.to_string(), state, mark, &props.dispatch)
    };
    // Of the rows before the chunk, only the first may have a single move.
    let rows_before = props.before.div_ceil(ROW);
    let rows = groups(&props.moves, props.first, ROW);
    html! {
        <div class="move-list__chunk">
            for (row, (before, moves)) in (rows_before + 1..).zip(rows) {
                <div class="move-list__row" key={before}>
                    <span class="move-list__number">{ format!("{row}.") }</span>
                    if before == 0 && props.first == Player::O {
                        <span />
                    }
                    for (ply, m) in (props.before + before + 1..).zip(moves) {
                        { button(ply, m) }
                    }
                </div>
            }
        </div>
    }
}

/// Divides the moves into groups of this many, each with the number of moves before it; the first
/// group has one less if O begins, so that each other group begins with X.
fn groups(moves: &[Move], first: Player, size: usize) -> impl Iterator<Item = (usize, &[Move])> {
    let missing = usize::from(first == Player::O);
    let (head, tail) = moves.split_at(moves.len().min(size - missing));
    let tail = (head.len()..).step_by(size).zip(tail.chunks(size));
    iter::once((0, head))
        .filter(|(_, moves)| !moves.is_empty())
        .chain(tail)
}

/// Returns those of the moves with these numbers that are among the `len` moves after the first
/// `before` ones.
fn slips_among(slips: &[usize], before: usize, len: usize) -> Vec<usize> {
    let is_here = |ply: &usize| (before + 1..=before + len).contains(ply);
    slips.iter().copied().filter(is_here).collect()
}

/// Renders the button of one move.
fn move_button(
    ply: usize,
    name: String,
    state: MoveState,
    mark: Option<&'static str>,
    dispatch: &Callback<GameAction>,
) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| GameAction::JumpTo(ply));
    let later = matches!(state, MoveState::Later).then_some("move-list__move--later");
    let (aria_current, node) = match state {
        MoveState::Current(node) => (Some("step"), node),
        MoveState::Played | MoveState::Later => (None, NodeRef::default()),
    };
    html! {
        <button
            class={classes!("move-list__move", later, mark)}
            aria-current={aria_current}
            key={ply}
            ref={node}
            {onclick}
        >
            { name }
        </button>
    }
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
    use crate::rules::Square;

    /// Returns the number of moves before each group and in it.
    fn sizes(moves: usize, first: Player, size: usize) -> Vec<(usize, usize)> {
        let moves = vec![Move::Place { to: Square::B2 }; moves];
        groups(&moves, first, size)
            .map(|(before, moves)| (before, moves.len()))
            .collect()
    }

    #[test]
    fn groups_are_full_but_for_the_last() {
        assert_eq!(sizes(0, Player::X, 2), []);
        assert_eq!(sizes(1, Player::X, 2), [(0, 1)]);
        assert_eq!(sizes(5, Player::X, 2), [(0, 2), (2, 2), (4, 1)]);
        assert_eq!(sizes(40, Player::X, 20), [(0, 20), (20, 20)]);
    }

    #[test]
    fn the_first_group_lacks_a_move_if_o_begins() {
        assert_eq!(sizes(0, Player::O, 2), []);
        assert_eq!(sizes(1, Player::O, 2), [(0, 1)]);
        assert_eq!(sizes(4, Player::O, 2), [(0, 1), (1, 2), (3, 1)]);
        assert_eq!(sizes(40, Player::O, 20), [(0, 19), (19, 20), (39, 1)]);
    }

    /// Returns a letter for the state of each move of the chunk of moves 21 to 24.
    fn states(cursor: usize) -> String {
        let chunk = ChunkCursor::new(cursor, 20, 4, &NodeRef::default());
        let letters = (21..=24).map(|ply| match chunk.state(ply) {
            MoveState::Played => 'p',
            MoveState::Current(_) => 'c',
            MoveState::Later => 'l',
        });
        letters.collect()
    }

    #[test]
    fn a_move_is_played_current_or_later() {
        for (cursor, expected) in [
            (0, "llll"),
            (20, "llll"),
            (21, "clll"),
            (23, "ppcl"),
            (24, "pppc"),
            (25, "pppp"),
        ] {
            assert_eq!(states(cursor), expected, "{cursor}");
        }
    }
}
