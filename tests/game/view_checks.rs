//! What must be true of what the screen Play shows.

use chorus_lapilli::game::{GameState, Message, verdict};
use chorus_lapilli::rules::{Outcome, Phase, Player, Square, Squares};
use chorus_lapilli::screen_view::{Mark, NextClick, ScreenView, SquareView};
use chorus_lapilli::settings::Settings;

/// Returns what the screen shows.
pub fn view(state: &GameState, show_values: bool) -> ScreenView {
    state.view(&Settings {
        show_values,
        ..Settings::default()
    })
}

/// Returns the squares with this property.
fn squares_where(view: &ScreenView, property: impl Fn(SquareView) -> bool) -> Squares {
    Square::ALL
        .into_iter()
        .filter(|square| property(view.board.square(*square)))
        .fold(Squares::NONE, Squares::with)
}

/// Checks that the screen shows what the rules say.
pub fn check_view(state: &GameState) {
    let view = view(state, true);
    let position = state.position();
    let over = state.is_over();
    let thinking = state.computer_turn().is_some();
    let players = state.players();
    let computers = players.level().is_some() && position.turn() != players.human && !over;
    let at_end = state.record().cursor() == state.record().len();
    assert_eq!(thinking, computers && at_end);

    let status = match (state.record().is_drawn(), position.outcome()) {
        (true, _) => "Draw".to_owned(),
        (_, Outcome::Won(player)) => format!("Winner: {player}"),
        (_, Outcome::Ongoing) => format!("Next player: {}", position.turn()),
    };
    let is_humans = |player: Player| player == players.human;
    let who = match (state.record().is_drawn(), position.outcome()) {
        _ if players.level().is_none() => "",
        (true, _) => "",
        (_, Outcome::Won(player)) if is_humans(player) => ", you win!",
        (_, Outcome::Won(_)) => ", the computer wins",
        (_, Outcome::Ongoing) if is_humans(position.turn()) => " (you)",
        (_, Outcome::Ongoing) => " (computer)",
    };
    assert_eq!(view.status, format!("{status}{who}"));
    assert_eq!(view.is_over, over);
    assert!(status.contains(view.status_player.map_or("Draw", Player::symbol)));
    let left = |player| 3 - position.board().pieces(player).len();
    assert_eq!(view.in_hand, [left(Player::X), left(Player::O)]);
    assert_eq!(verdict(state.record()).is_none(), state.record().is_drawn());
    let is_silent = *state.message() == Message::DrawClaimed;
    assert_eq!(view.message.is_empty(), is_silent);
    assert!(!view.advice.is_empty() && !view.title.is_empty());
    assert!(view.announcement.starts_with(&*view.message));

    let next = match position.phase() {
        _ if over || computers => NextClick::Nothing,
        Phase::Placing => NextClick::Place(position.turn()),
        Phase::Stepping => NextClick::Step(position.turn()),
    };
    assert_eq!(view.board.next, next);
    check_marks(state, &view);
    check_values(state, &view);
}

fn check_marks(state: &GameState, view: &ScreenView) {
    let position = state.position();
    let can_click = view.board.next != NextClick::Nothing;
    let selected = state.selected();
    if let Some(from) = selected {
        assert!(can_click && position.movable().contains(from));
        assert_eq!(position.board().piece(from), Some(position.turn()));
    }
    let marked = |mark| squares_where(view, |square| square.mark == mark);
    let only = |square: Square| Squares::NONE.with(square);
    assert_eq!(marked(Mark::Selected), selected.map_or(Squares::NONE, only));
    let targets = selected.map_or(Squares::NONE, |from| position.targets(from));
    assert_eq!(marked(Mark::Target), targets);
    let winning = match position.outcome() {
        Outcome::Won(player) => position.board().lines(player),
        Outcome::Ongoing => Squares::NONE,
    };
    assert_eq!(marked(Mark::Winning), winning);
    let must_leave = can_click && position.centre_rule_applies();
    for square in Square::ALL {
        let shown = view.board.square(square);
        assert_eq!(shown.piece, position.board().piece(square));
        if selected != Some(square) && !winning.contains(square) && !targets.contains(square) {
            let mark = if must_leave && square == Square::CENTRE {
                Mark::MustLeave
            } else if can_click && position.movable().contains(square) {
                Mark::Movable
            } else {
                Mark::None
            };
            assert_eq!(shown.mark, mark, "{square}");
        }
        if let Some(from) = shown.moved_from {
            assert!(from.is_adjacent(square) && shown.piece.is_some());
            assert_eq!(position.board().piece(from), None);
        }
    }
    let last = state.record().last_move();
    let touched = last.map_or(Squares::NONE, |m| {
        let from = m.from().map_or(Squares::NONE, only);
        from.with(m.to())
    });
    assert_eq!(squares_where(view, |square| square.last_move), touched);
    let lines = squares_where(view, |square| square.winning_line.is_some());
    assert_eq!(lines.len(), u32::from(!winning.is_empty()));
    assert!(can_click || squares_where(view, |square| square.hint.is_some()).is_empty());
    assert!(squares_where(view, |square| square.refused.is_some()).len() <= 1);
}

fn check_values(state: &GameState, view: &ScreenView) {
    let position = state.position();
    let targets = |from| position.targets(from);
    let valued = match view.board.next {
        NextClick::Place(_) => position.board().empty(),
        NextClick::Step(_) => {
            let selected = state.selected();
            position
                .movable()
                .union(selected.map_or(Squares::NONE, targets))
        }
        _ => Squares::NONE,
    };
    assert_eq!(squares_where(view, |square| square.value.is_some()), valued);
    let hidden = self::view(state, false);
    assert!(squares_where(&hidden, |square| square.value.is_some()).is_empty());
}
