//! Random courses over everything that can be done on the screen Atlas.

use std::rc::Rc;

use chorus_lapilli::atlas::{AtlasAction, AtlasState, graph};
use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::write_position;
use chorus_lapilli::players::Players;
use chorus_lapilli::record::Record;
use chorus_lapilli::route::Route;
use chorus_lapilli::rules::{Move, Position, Square};

use crate::announcements::{view, where_it_stands};
use crate::random::Random;
use crate::state::{after, traced};

fn any_position(random: &mut Random) -> Position {
    random.one(graph().positions())
}

/// Returns a game of a few moves.
fn any_game(random: &mut Random) -> Record {
    let start = match random.below(3) {
        0 => any_position(random),
        _ => Position::default(),
    };
    let (mut position, mut moves) = (start, Vec::new());
    for _ in 0..random.below(12) {
        let children: Vec<(Move, Position)> = position.children().collect();
        if children.is_empty() {
            break;
        }
        let (m, after) = random.one(&children);
        moves.push(m);
        position = after;
    }
    Record::from_moves(start, moves, Players::default())
}

fn any_text(random: &mut Random) -> Rc<str> {
    let game = any_game(random);
    match random.below(4) {
        0 => write_position(any_position(random)).into(),
        1 => format!(
            "{}.zz",
            address(&Route::atlas_of_game(game.start(), game.moves()))
        )
        .into(),
        2 => random.one(&["zz", "", "X--------:X", "b2.b2", "/"]).into(),
        _ => address(&Route::atlas_of_game(game.start(), game.moves())).into(),
    }
}

/// Returns what follows the name of the screen.
fn address(route: &Route) -> String {
    let address = route.to_string();
    address.strip_prefix("#/atlas/").unwrap().to_owned()
}

fn any_action(random: &mut Random, state: &AtlasState) -> AtlasAction {
    let moves: Vec<Move> = state.position().children().map(|(m, _)| m).collect();
    AtlasAction::Board(match random.below(24) {
        0..6 if !moves.is_empty() => GameAction::Play(random.one(&moves)),
        6..9 => GameAction::Click(random.one(&Square::ALL)),
        9..12 => GameAction::Undo,
        12 => GameAction::Redo,
        13 => GameAction::LookBack,
        14 => GameAction::LookForward,
        15 => GameAction::JumpTo(random.below(14)),
        16 => match random.below(4) {
            0 => GameAction::ReadBoard,
            1 => GameAction::RepeatMessage,
            2 => GameAction::CancelSelection,
            _ => GameAction::Hint,
        },
        17 => return AtlasAction::ToggleGame,
        18 => return AtlasAction::Open(any_text(random)),
        19 => return AtlasAction::Follow(any_game(random).into()),
        20 => {
            // A seat of the game.
            let game = state.game().map(|game| game.line_positions().collect());
            let positions: Vec<Position> = game.unwrap_or_default();
            match positions.len() {
                0 => return AtlasAction::Choose(any_position(random)),
                _ => return AtlasAction::Choose(random.one(&positions)),
            }
        }
        _ => return AtlasAction::Choose(any_position(random)),
    })
}

/// Checks what holds for every state, and returns whether a moment of the game is shown.
fn check(state: &AtlasState, own: &Rc<Record>) -> bool {
    let position = state.position();
    assert!(graph().class(position).is_some());
    let turn = Position::from_setup(position.board(), position.turn());
    assert_eq!(turn, Ok(position));
    let len = state.game().map_or(0, |game| game.len());
    assert!(state.ply() <= len, "{} of {len}", state.ply());
    assert_ne!(len == 0, state.game().is_some());

    let address = address(&state.route());
    let read = AtlasState::from_text(&address, own);
    assert_eq!(read.shown_instead(), None, "{address}");
    let is_on_game = traced(state).as_ref() == Some(&address);
    if is_on_game {
        assert_eq!(traced(&read), traced(state), "{address}");
        let there = state.game().unwrap().line_positions().nth(state.ply());
        assert_eq!(there, Some(position), "{address}");
        assert_eq!(state.can_walk(), [state.ply() > 0, state.ply() < len]);
    } else {
        assert_eq!(address, write_position(position));
        assert_eq!(read.position(), position, "{address}");
        assert_eq!(state.can_walk(), [state.game().is_some(); 2]);
    }

    let view = view(state);
    assert!(!view.message.is_empty());
    let stands = where_it_stands(state);
    assert!(stands.contains(&*view.advice), "{stands}");
    assert_eq!(view.announcement_id, state.action_id());
    let has_error = view.is_error || state.shown_instead().is_none();
    assert!(has_error, "only an error shows something else");
    is_on_game
}

#[test]
fn random_courses_stay_within_the_game() {
    let (mut on_game, mut apart, mut over) = (0, 0, 0);
    for seed in 1..=12 {
        let mut random = Random(seed << 32 | 0x2545_f491);
        let own = Rc::new(any_game(&mut random));
        let mut state = AtlasState::from_record(&own);
        for _ in 0..400 {
            let action = any_action(&mut random, &state);
            let next = after(&state, action.clone());
            let is_on_game = check(&next, &own);
            if next.position() != state.position() {
                assert!(next.action_id() > state.action_id(), "{action:?}");
                let announcement = view(&next).announcement;
                let stands = where_it_stands(&next);
                assert!(
                    announcement.ends_with(&stands),
                    "{action:?}: {announcement}"
                );
            }
            on_game += usize::from(is_on_game);
            apart += usize::from(!is_on_game);
            over += usize::from(next.position().children().next().is_none());
            state = next;
        }
    }
    assert!(on_game > 200 && apart > 200, "{on_game} on, {apart} apart");
    assert!(over > 20, "{over}");
}
