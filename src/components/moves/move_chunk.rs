use std::iter;
use std::rc::Rc;

use web_sys::MouseEvent;
use yew::prelude::*;

use crate::game::GameAction;
use crate::review::{Review, ReviewedMove};
use crate::rules::{Move, Player};

/// How many moves a full row has: one of X and one of O.
pub(super) const ROW: usize = 2;

/// Where the moment that is shown lies for a chunk.
///
/// It is the same for all moments outside the chunk on one side, so that a chunk is rendered only
/// if one of its moves looks different.
#[derive(Clone, PartialEq)]
pub(super) enum ChunkCursor {
    /// All moves of the chunk are played later.
    Before,
    /// The move with this ply, whose button has this reference, is the current one.
    At(usize, NodeRef),
    /// All moves of the chunk have been played, and others after them.
    After,
}

impl ChunkCursor {
    /// Returns where the cursor lies for the chunk of `len` moves after the first `before` ones.
    pub fn new(cursor: usize, before: usize, len: usize, current: &NodeRef) -> Self {
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
pub(super) enum MoveState {
    /// The move has been played before the current one.
    Played,
    /// The move is the last one that has been played; its button has this reference.
    Current(NodeRef),
    /// The move is played later.
    Later,
}

/// What is shown beside a move.
#[derive(Clone, Copy)]
pub(super) enum MoveMark {
    /// Nothing.
    None,
    /// That it has changed the result.
    Slip,
    /// That it has won the game.
    Winning,
    /// Its judgement.
    Reviewed(ReviewedMove),
}

/// The properties of [`MoveChunk`].
#[derive(PartialEq, Properties)]
pub(super) struct MoveChunkProps {
    /// The number of moves before the chunk.
    pub before: usize,
    pub moves: Vec<Move>,
    /// The player of the first move of the chunk.
    pub first: Player,
    pub cursor: ChunkCursor,
    /// The numbers of the moves of the chunk that have changed the result.
    pub slips: Vec<usize>,
    /// The judgements of all moves of the game, where they are shown.
    pub review: Option<Rc<Review>>,
    /// The number of the move that has won, if it is in the chunk.
    pub winning: Option<usize>,
    pub dispatch: Callback<GameAction>,
}

/// Some rows of the list; of a long game, only the chunks that have changed are rendered.
#[component]
pub(super) fn MoveChunk(props: &MoveChunkProps) -> Html {
    let button = |ply: usize, m: &Move| {
        let state = props.cursor.state(ply);
        let reviewed = props.review.as_ref().and_then(|r| r.moves().get(ply - 1));
        let mark = if let Some(reviewed) = reviewed {
            MoveMark::Reviewed(*reviewed)
        } else if props.winning == Some(ply) {
            MoveMark::Winning
        } else if props.slips.contains(&ply) {
            MoveMark::Slip
        } else {
            MoveMark::None
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
pub(super) fn groups(
    moves: &[Move],
    first: Player,
    size: usize,
) -> impl Iterator<Item = (usize, &[Move])> {
    let missing = usize::from(first == Player::O);
    let (head, tail) = moves.split_at(moves.len().min(size - missing));
    let tail = (head.len()..).step_by(size).zip(tail.chunks(size));
    iter::once((0, head))
        .filter(|(_, moves)| !moves.is_empty())
        .chain(tail)
}

/// Renders the button of one move.
pub(super) fn move_button(
    ply: usize,
    name: String,
    state: MoveState,
    mark: MoveMark,
    dispatch: &Callback<GameAction>,
) -> Html {
    let onclick = dispatch.reform(move |_: MouseEvent| GameAction::JumpTo(ply));
    let later = matches!(state, MoveState::Later).then_some("move-list__move--later");
    let (aria_current, node) = match state {
        MoveState::Current(node) => (Some("step"), node),
        MoveState::Played | MoveState::Later => (None, NodeRef::default()),
    };
    let (mark, reviewed) = match mark {
        MoveMark::None => (None, None),
        MoveMark::Slip => (Some("move-list__move--slip"), None),
        MoveMark::Winning => (Some("move-list__move--winning"), None),
        MoveMark::Reviewed(reviewed) => (Some("move-list__move--reviewed"), Some(reviewed)),
    };
    html! {
        <button
            class={classes!("move-list__move", later, mark)}
            data-judgement={reviewed.map(|reviewed| reviewed.judgement.name())}
            aria-current={aria_current}
            key={ply}
            ref={node}
            {onclick}
        >
            { name }
            if let Some(reviewed) = reviewed {
                <span class="move-list__sign">{ format!(" {}", reviewed.judgement.sign()) }</span>
                <span class="move-list__words">{ format!(" {}", reviewed.words()) }</span>
            }
        </button>
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
