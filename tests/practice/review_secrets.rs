use chorus_lapilli::game::GameAction;
use chorus_lapilli::notation::{Game, write_link};
use chorus_lapilli::review::{ReviewAction, ReviewState, ReviewedMove};
use chorus_lapilli::rules::{Move, Position, Square};
use chorus_lapilli::screen_view::{Mark, ScreenView};
use chorus_lapilli::solver::table;

use super::random::Random;
use super::review_games::{act, on_board, review, shown};

/// Returns a game of random moves.
fn random_game(random: &mut Random) -> String {
    let mut game = Game::default();
    let mut position = Position::default();
    for _ in 0..30 {
        let moves: Vec<(Move, Position)> = position.children().collect();
        if moves.is_empty() {
            break;
        }
        let (m, after) = random.one(&moves);
        game.moves.push(m);
        position = after;
    }
    write_link(&game)
}

/// Returns the moves that keep the result.
fn keeping(point: &ReviewedMove) -> Vec<Move> {
    let wins = |value| value > chorus_lapilli::solver::Value::Draw;
    let best = table().moves(point.position);
    let is_won = wins(best[0].value);
    let keeps = best.iter().filter(|choice| {
        if is_won {
            wins(choice.value)
        } else {
            choice.value == best[0].value
        }
    });
    keeps.map(|choice| choice.m).collect()
}

/// Checks that nothing on the screen tells a move that keeps the result from the others.
fn check_secret(view: &ScreenView, point: &ReviewedMove) {
    let texts = [
        &view.message,
        &view.announcement,
        &view.advice,
        &view.status,
        &view.title,
    ];
    for m in keeping(point) {
        for text in texts {
            let spoken = m.to_string().replace('-', " to ");
            let mut words = text.split(|c: char| !c.is_ascii_alphanumeric());
            match m {
                Move::Place { to } => assert!(words.all(|word| word != to.name()), "{text}"),
                Move::Step { .. } => {
                    assert!(!text.contains(&spoken) && !text.contains(&m.to_string()));
                }
            }
        }
    }
    for square in Square::ALL {
        let shown = view.board.square(square);
        assert_eq!((shown.value, shown.hint), (None, None));
        assert_eq!(shown.ghost.is_some(), point.m.to() == square);
        assert_eq!(shown.last_move, point.m.from() == Some(square));
        // All pieces that can move are marked alike.
        let is_movable = matches!(shown.mark, Mark::Movable | Mark::MustLeave);
        assert_eq!(is_movable, point.position.movable().contains(square));
        assert!(shown.mark != Mark::Target);
    }
}

/// Returns the state after another moment was looked at.
fn left(state: &ReviewState, ply: usize) -> ReviewState {
    on_board(state, GameAction::JumpTo(ply))
}

#[test]
fn nothing_on_the_screen_tells_the_answer_before_it_is_given() {
    let mut random = Random(0x1234_5678_9ABC_DEF1);
    let mut points = 0;
    for _ in 0..300 {
        let state = review(&random_game(&mut random));
        for point in state.turning_points() {
            points += 1;
            let asked = act(&state, ReviewAction::Ask(point.number()));
            check_secret(&shown(&asked), &point);
            // Nor does it by asking for help in other ways.
            for action in [
                GameAction::Hint,
                GameAction::RepeatMessage,
                GameAction::NewGame { seed: 0 },
                GameAction::ClaimDraw,
                GameAction::CancelSelection,
            ] {
                let told = on_board(&asked, action);
                check_secret(&shown(&told), &point);
                assert_eq!(told.position(), point.position);
                assert_eq!(told.hidden_from(), Some(point.number()));
            }
            // Nor after a wrong move, or after another moment was looked at.
            let wrong = on_board(&asked, GameAction::Play(point.m));
            let taken_back = on_board(&wrong, GameAction::Click(Square::B2));
            check_secret(&shown(&taken_back), &point);
            let resumed = act(&left(&asked, point.ply + 1), ReviewAction::Resume);
            check_secret(&shown(&resumed), &point);
        }
    }
    assert!(points > 1000, "{points}");
}

#[test]
fn values_and_hints_stay_hidden_at_every_moment_of_the_game() {
    let mut random = Random(99);
    for _ in 0..60 {
        let state = review(&random_game(&mut random));
        let asked = state
            .turning_points()
            .first()
            .map_or(state.clone(), |point| {
                act(&state, ReviewAction::Ask(point.number()))
            });
        for state in [&state, &asked] {
            for ply in 0..=state.moves().len() {
                let moment = left(state, ply);
                for action in [
                    GameAction::Hint,
                    GameAction::ReadBoard,
                    GameAction::Click(Square::B2),
                    GameAction::NewGame { seed: 0 },
                    GameAction::ClaimDraw,
                    GameAction::OpenText("b2".into()),
                ] {
                    let told = on_board(&moment, action);
                    assert_eq!(told.record().cursor(), ply);
                    assert_eq!(told.moves(), state.moves());
                    let view = shown(&told);
                    assert!(!view.announcement.contains("Hint"));
                    for square in view.board.squares {
                        assert_eq!((square.value, square.hint), (None, None));
                        assert!(matches!(square.mark, Mark::None | Mark::Winning));
                    }
                }
            }
        }
    }
}
