use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::read_game;
use chorus_lapilli::players::{Opponent, Players, SideChoice};
use chorus_lapilli::record::Record;
use chorus_lapilli::review::{ReviewAction, ReviewState, ReviewedMove};
use chorus_lapilli::rules::Player;
use chorus_lapilli::screen_view::ScreenView;
use chorus_lapilli::settings::Settings;
use chorus_lapilli::solver::Level;

use super::{position, reduced};

/// The longest win after one slip.
pub const ONE_SLIP: &str = "c2 a1 b3 b2 c3 a2 b3-a3 b2-b3 c3-b2 b3-c3 c2-c1";

/// A game with every kind of slip.
pub const ALL_SLIPS: &str = "a2 c1 b2 a3 c3 b3 b2-c2 b3-b2";

/// Returns the review of a game between two people.
pub fn review(text: &str) -> ReviewState {
    ReviewState::from_text(text, &Record::default())
}

pub fn act(state: &ReviewState, action: ReviewAction) -> ReviewState {
    let next = reduced(state, action);
    if let Some(practice) = next.practice() {
        super::check(practice);
    }
    next
}

pub fn on_board(state: &ReviewState, action: GameAction) -> ReviewState {
    act(state, ReviewAction::Board(action))
}

/// Returns what the screen shows, with the values of moves switched on.
pub fn shown(state: &ReviewState) -> ScreenView {
    state.view(&Settings {
        show_values: true,
        ..Settings::default()
    })
}

/// Returns the numbers of the turning points.
pub fn numbers(state: &ReviewState) -> Vec<usize> {
    let points = state.turning_points();
    points.iter().map(ReviewedMove::number).collect()
}

/// Returns the record of a game in which the person has this side against the computer.
fn against_computer(text: &str, human: Player) -> Record {
    let game = read_game(text).unwrap();
    let players = Players {
        opponent: Opponent::Computer(Level::Easy),
        side: SideChoice::Random,
        human,
    };
    Record::from_moves(game.start, game.moves, players)
}

#[test]
fn the_moves_of_both_sides_are_summed_up() {
    for (game, sums, message) in [
        (
            ONE_SLIP,
            "11 moves. X: 6 of 6 kept the result. O: 4 of 5, 1 slip.",
            "One turning point. Press Next: can you do better?",
        ),
        (
            ALL_SLIPS,
            "8 moves. X: 2 of 4 kept the result, 2 slips. O: 2 of 4, 2 slips.",
            "4 turning points. Press Next: can you do better?",
        ),
        (
            "b2",
            "1 move. X: 1 of 1 kept the result.",
            "No slips: every move kept the result.",
        ),
    ] {
        let state = review(game);
        assert_eq!(state.describe_sums(), sums);
        assert_eq!(shown(&state).title, "Review");
        assert_eq!(shown(&state).message, message);
        let announcement = format!("Review. {sums} {message}");
        assert_eq!(shown(&state).announcement, announcement);
        assert!(!shown(&state).is_error);
        // The end of the game is shown, and nothing can be moved.
        let game = read_game(game).unwrap();
        assert_eq!(state.moves(), game.moves);
        let end = game.moves.iter().try_fold(game.start, |p, m| p.play(*m));
        assert_eq!(Ok(state.position()), end);
        assert_eq!(state.asked_number(), None);
        assert!(state.practice().is_none() && state.hidden_from().is_none());
    }
}

#[test]
fn the_first_announcement_can_be_repeated() {
    let broken = review("b2 a3 x9");
    for state in [review(ONE_SLIP), review(""), broken] {
        let repeated = on_board(&state, GameAction::RepeatMessage);
        assert_eq!(shown(&repeated).announcement, shown(&state).announcement);
        assert_eq!(shown(&repeated).message, shown(&state).message);
        let ids = [&state, &repeated].map(|state| shown(state).announcement_id);
        assert_ne!(ids[0], ids[1]);
    }
}

#[test]
fn turning_points_come_worst_first_and_by_side() {
    let state = review(ALL_SLIPS);
    assert_eq!((state.human(), state.side()), (None, None));
    assert_eq!(numbers(&state), [7, 2, 4, 3]);
    let x = act(&state, ReviewAction::SetSide(Some(Player::X)));
    assert_eq!((numbers(&x), x.side()), (vec![7, 3], Some(Player::X)));
    let o = act(&x, ReviewAction::SetSide(Some(Player::O)));
    assert_eq!((numbers(&o), o.side()), (vec![2, 4], Some(Player::O)));
    let both = act(&o, ReviewAction::SetSide(None));
    assert_eq!(numbers(&both), numbers(&state));
    assert_eq!(state.describe_no_slips(), None);
    assert_eq!(numbers(&review(ONE_SLIP)), [2]);
}

#[test]
fn a_side_without_slips_is_told_so() {
    let state = review(ONE_SLIP);
    assert_eq!(state.describe_no_slips(), None);
    let x = act(&state, ReviewAction::SetSide(Some(Player::X)));
    let words = "No slips: every move kept the result. 5 of them were the only one.";
    assert_eq!(x.describe_no_slips().as_deref(), Some(words));
    let words = "No slips: every move kept the result.";
    assert_eq!(review("b2").describe_no_slips().as_deref(), Some(words));
    assert_eq!(review("").describe_no_slips(), None);
}

#[test]
fn against_the_computer_the_persons_side_is_asked() {
    for (human, points) in [(Player::X, [7, 3]), (Player::O, [2, 4])] {
        let record = against_computer(ALL_SLIPS, human);
        for state in [
            ReviewState::from_record(&record),
            ReviewState::from_record(&record.jump_to(3)),
            ReviewState::from_text(ALL_SLIPS, &record),
            ReviewState::from_text("a2.c1.b2.a3.c3.b3.b2-c2.b3-b2", &record),
        ] {
            assert_eq!((state.human(), state.side()), (Some(human), Some(human)));
            assert_eq!(numbers(&state), points);
            // The address of the game that is shown.
            let opened = act(&state, ReviewAction::Open(ALL_SLIPS.into()));
            assert_eq!((opened.human(), opened.side()), (Some(human), Some(human)));
        }
        let other = ReviewState::from_text(ONE_SLIP, &record);
        assert_eq!((other.human(), other.side()), (None, None));
        let opened = act(
            &ReviewState::from_record(&record),
            ReviewAction::Open(ONE_SLIP.into()),
        );
        assert_eq!((opened.human(), opened.side()), (None, None));
    }
    let people = Record::default();
    assert_eq!(ReviewState::from_record(&people).human(), None);
}

#[test]
fn an_empty_game_says_what_to_do() {
    for state in [review(""), ReviewState::from_record(&Record::default())] {
        let view = shown(&state);
        assert_eq!(view.message, "There is no game to review yet.");
        assert_eq!(view.advice, "Play a game first, then review it here.");
        assert!(!view.is_error);
        let announcement = "Review. There is no game to review yet. \
                            Play a game first, then review it here.";
        assert_eq!(view.announcement, announcement);
        assert!(numbers(&state).is_empty() && !state.has_next());
        for action in [
            ReviewAction::Ask(1),
            ReviewAction::Show,
            ReviewAction::Advance,
        ] {
            assert_eq!(act(&state, action).asked_number(), None);
        }
    }
}

#[test]
fn a_broken_text_is_reviewed_as_far_as_it_goes() {
    for (text, moves) in [
        ("a2 c1 b2 a3 x9", 4),
        ("a2 c1 b2 a3 a3", 4),
        ("nonsense", 0),
        ("a3 a1 b3 b1 c3 c1", 5),
        ("XXXXXXXXX:X/a1", 0),
    ] {
        let reason = read_game(text).unwrap_err().to_string();
        let state = review(text);
        assert_eq!(state.review().moves().len(), moves, "{text}");
        let view = shown(&state);
        assert!(view.is_error);
        assert_eq!(view.message, reason);
        let start = format!("{reason} Review. {} ", state.describe_sums());
        assert!(view.announcement.starts_with(&start));
        let next = act(&state, ReviewAction::Board(GameAction::LookBack));
        assert!(!shown(&next).is_error);
    }
    assert_eq!(numbers(&review("a2 c1 b2 a3 x9")), [2, 4, 3]);
}

#[test]
fn a_game_from_a_position_is_reviewed_from_there() {
    let state = review("X-O-X-O--:X/b1");
    assert_eq!(state.record().start(), position("X-O-X-O--:X"));
    assert_eq!(state.moves().len(), 1);
    assert_eq!(state.review().moves()[0].position, state.record().start());
    assert!(state.describe_sums().starts_with("1 move. X: "));
    // The moves are numbered from there.
    let slips = review("---X-----:O/c1 b2 a3");
    assert_eq!(numbers(&slips), [1, 3, 2]);
    let sums = "3 moves. X: 0 of 1 kept the result, 1 slip. O: 0 of 2, 2 slips.";
    assert_eq!(slips.describe_sums(), sums);
    let asked = act(&slips, ReviewAction::Ask(1));
    assert_eq!(asked.position(), position("---X-----:O"));
    assert_eq!(shown(&asked).message, "Move 1: O played c1.");
}

#[test]
fn another_game_is_announced_like_the_first() {
    let state = act(&review(ALL_SLIPS), ReviewAction::Ask(7));
    let opened = act(&state, ReviewAction::Open(ONE_SLIP.into()));
    assert_eq!(
        shown(&opened).announcement,
        shown(&review(ONE_SLIP)).announcement
    );
    assert_eq!(shown(&opened).message, shown(&review(ONE_SLIP)).message);
    assert_ne!(shown(&opened).message_id, shown(&state).message_id);
    assert_eq!((opened.asked_number(), numbers(&opened)), (None, vec![2]));
    let broken = act(&opened, ReviewAction::Open("b2 b2".into()));
    assert!(shown(&broken).is_error);
    assert_eq!(
        shown(&broken).announcement,
        shown(&review("b2 b2")).announcement
    );
}

#[test]
fn two_thousand_moves_are_reviewed() {
    let steps = " a1-a2 c1-c2 a2-a1 c2-c1".repeat(498);
    let state = review(&format!("a1 c1 b1 a3 c3 b3{steps} a1-a2 c1-c2"));
    assert_eq!(state.review().moves().len(), 2000);
    assert!(state.describe_sums().starts_with("2000 moves. X: "));
    let points = numbers(&state);
    assert!(points.len() > 1, "{}", points.len());
    let mut asked = act(&state, ReviewAction::Next);
    for number in points.iter().take(20) {
        assert_eq!(asked.asked_number(), Some(*number));
        asked = act(&act(&asked, ReviewAction::Show), ReviewAction::Next);
    }
    let back = on_board(&state, GameAction::JumpTo(1000));
    assert_eq!(back.record().cursor(), 1000);
}
