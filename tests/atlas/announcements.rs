//! What the screen says, and what is announced.

use std::rc::Rc;

use chorus_lapilli::atlas::{
    AtlasAction, AtlasState, describe_keeping, describe_place, graph, layout,
};
use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::{read_move, read_position};
use chorus_lapilli::record::Record;
use chorus_lapilli::rules::Square;
use chorus_lapilli::screen_view::ScreenView;
use chorus_lapilli::settings::Settings;

use crate::state::{GAME, after, on_board, opened, with_game};
use crate::trace::record;

/// Returns what the screen shows once the atlas is computed.
pub fn view(state: &AtlasState) -> ScreenView {
    let class = graph().class(state.position()).unwrap();
    state.view(&Settings::default(), layout().tier(class))
}

/// Returns the status, where the position stands and how many moves keep the result.
pub fn where_it_stands(state: &AtlasState) -> String {
    let position = state.position();
    let tier = layout().tier(graph().class(position).unwrap()).unwrap();
    let place = describe_place(position, tier);
    let keeping = describe_keeping(position);
    let sentences: Vec<String> = [place].into_iter().chain(keeping).collect();
    format!("{}. {}", view(state).status, sentences.join(" "))
}

#[test]
fn whatever_changes_the_position_is_announced_with_where_it_stands() {
    let play = |m| AtlasAction::Board(GameAction::Play(read_move(m).unwrap()));
    let seat = read_position("XX-OO----:X").unwrap();
    let mut state = with_game(GAME);
    assert!(view(&state).announcement.starts_with("Atlas. "));
    for (action, message) in [
        (play("a2"), "X placed on a2."),
        (AtlasAction::Board(GameAction::Undo), "Undone: X a2."),
        (AtlasAction::Board(GameAction::Redo), "Redone: X a2."),
        (
            AtlasAction::Board(GameAction::LookBack),
            "Position after O's move a1.",
        ),
        (
            AtlasAction::Board(GameAction::JumpTo(1)),
            "Position after X's move b2.",
        ),
        (
            AtlasAction::Board(GameAction::JumpTo(0)),
            "Back at the start.",
        ),
        (
            AtlasAction::Choose(seat),
            "This seat stands for all turns and mirror images of the board.",
        ),
        (
            AtlasAction::Open("X--------:O".into()),
            "Every position of the game has a seat. Choose one, or try a move.",
        ),
        (
            AtlasAction::Open("XXX-O-O--:O".into()),
            "Every position of the game has a seat. Choose one, or try a move.",
        ),
    ] {
        let next = after(&state, action);
        let view = view(&next);
        assert_eq!(view.message, message);
        assert!(view.announcement.contains(message), "{}", view.announcement);
        let end = where_it_stands(&next);
        assert!(view.announcement.ends_with(&end), "{}", view.announcement);
        assert_eq!(view.announcement_id, next.action_id());
        assert!(next.action_id() > state.action_id());
        assert_eq!((&*view.title, view.is_error), ("Atlas", false));
        state = next;
    }
}

#[test]
fn the_advice_tells_where_the_position_stands() {
    for (position, status, advice) in [
        (
            "---------:X",
            "Next player: X",
            "Even. At the gate. Every move keeps it.",
        ),
        (
            "XX-OO----:X",
            "Next player: X",
            "X wins in 1 move. Only 1 of 5 moves wins.",
        ),
        ("XXX-O-O--:O", "Winner: X", "X has won."),
    ] {
        let view = view(&opened(position, ""));
        assert_eq!((&*view.status, &*view.advice), (status, advice));
    }
}

#[test]
fn nothing_is_announced_before_the_tier_is_known() {
    let mut state = AtlasState::from_record(&Rc::new(Record::default()));
    for action in [
        AtlasAction::Board(GameAction::Click(Square::B2)),
        AtlasAction::Board(GameAction::Click(Square::B2)),
        AtlasAction::Board(GameAction::ReadBoard),
        AtlasAction::Open("zz".into()),
        AtlasAction::Board(GameAction::RepeatMessage),
    ] {
        state = after(&state, action);
        let early = state.view(&Settings::default(), None);
        assert_eq!((&*early.announcement, early.announcement_id), ("", 0));
        let known = view(&state);
        assert!(!known.announcement.is_empty() && known.announcement_id > 0);
        assert_eq!(early.message, known.message);
        assert_eq!(early.message_id, known.message_id);
    }
}

#[test]
fn a_broken_address_is_announced_as_an_error() {
    for (text, reason, instead) in [
        ("X-O-?----:X", "character 5", true),
        ("b2.b2", "move 2", false),
    ] {
        for state in [
            opened(text, ""),
            after(&with_game(GAME), AtlasAction::Open(text.into())),
        ] {
            let view = view(&state);
            assert!(view.is_error);
            assert!(view.message.contains(reason), "{}", view.message);
            let announcement = &*view.announcement;
            assert!(announcement.starts_with(&*view.message), "{announcement}");
            assert!(announcement.ends_with(&where_it_stands(&state)));
            let is_told = announcement.contains("Showing the empty board instead.");
            assert_eq!(is_told, instead, "{announcement}");
            // Reading out again includes it, the next action does not.
            let again = on_board(&state, GameAction::RepeatMessage);
            assert_ne!(again.action_id(), state.action_id());
            assert_eq!(self::view(&again).announcement, announcement);
            let next = on_board(&state, GameAction::ReadBoard);
            assert!(!self::view(&next).is_error);
        }
    }
}

#[test]
fn what_changes_nothing_is_not_announced() {
    let state = with_game(GAME);
    let read = on_board(&state, GameAction::ReadBoard);
    let hidden = on_board(&read, GameAction::CancelSelection);
    assert_eq!(hidden.action_id(), read.action_id());
    let follow = AtlasAction::Follow(Rc::clone(state.game().unwrap()));
    let other = opened("a3.b2", GAME);
    assert_eq!(after(&other, follow).action_id(), other.action_id());
}

#[test]
fn values_are_shown_whatever_the_settings_say() {
    let state = opened("XX-OO----:X", "");
    let settings = Settings {
        show_values: false,
        ..Settings::default()
    };
    let tier = layout().tier(graph().class(state.position()).unwrap());
    let view = state.view(&settings, tier);
    assert!(view.board.square(Square::C3).value.is_some());
    assert!(view.board.square(Square::A3).value.is_none());
}

#[test]
fn a_move_of_the_game_on_play_is_announced_and_a_switch_is_not() {
    let state = with_game(GAME);
    let longer = Rc::new(record("b2 a3 c1 a1 a2"));
    let followed = after(&state, AtlasAction::Follow(longer));
    let announcement = view(&followed).announcement;
    assert!(
        announcement.starts_with("Position after X's move a2."),
        "{announcement}"
    );
    assert!(view(&followed).announcement_id > view(&state).announcement_id);
    let hidden = after(&followed, AtlasAction::ToggleGame);
    assert_eq!(
        view(&hidden).announcement_id,
        view(&followed).announcement_id
    );
}
