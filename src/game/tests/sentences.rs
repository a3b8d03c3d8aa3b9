use super::*;
use crate::rules::{Board, Squares};
use crate::solver::Value;

/// Returns a message of each kind, with a placement and with a step.
fn messages() -> Vec<Message> {
    let x = Player::X;
    let place = Move::Place { to: A1 };
    let step = Move::Step { from: B2, to: C3 };
    let targets = Squares::NONE.with(A1).with(C3);
    let mut messages = vec![
        Message::Welcome,
        Message::Exploring,
        Message::NewGame,
        Message::NewGameFrom(x),
        Message::Selected {
            player: x,
            square: B2,
            targets,
        },
        Message::SelectionCancelled,
        Message::MustLeaveCentre(A1),
        Message::Blocked(A1),
        Message::SelectFirst,
        Message::GameOver,
        Message::Thinking,
        Message::Undone(None),
        Message::Redone(None),
        Message::PreviousGame,
        Message::NextGame,
        Message::NothingToUndo,
        Message::NothingToRedo,
        Message::Viewing(None),
        Message::ComputersTurn,
        Message::ComputerGoesOn,
        Message::NoDraw,
        Message::Board(Board::default().with(B2, x)),
        Message::Opened(x),
        Message::Resumed,
        Message::Postponed,
        Message::NotFound,
        Message::PlayersChanged(Players::default()),
    ];
    for m in [place, step] {
        messages.extend([
            Message::Played(x, m),
            Message::ComputerPlayed(x, m),
            Message::Undone(Some((x, m))),
            Message::Redone(Some((x, m))),
            Message::Viewing(Some((x, m))),
        ]);
        messages.extend(
            [
                IllegalMove::GameOver,
                IllegalMove::WrongPhase,
                IllegalMove::NotYours,
                IllegalMove::Occupied,
                IllegalMove::NotAdjacent,
                IllegalMove::MustLeaveCentre,
            ]
            .map(|reason| Message::Refused(m, reason)),
        );
        for value in [Value::Win(1), Value::Win(9), Value::Draw, Value::Loss(2)] {
            messages.extend([false, true].map(|all_draw| Message::Hint {
                m,
                value,
                all_draw,
                is_only_move: false,
            }));
            messages.push(Message::Hint {
                m,
                value,
                all_draw: false,
                is_only_move: true,
            });
        }
    }
    for level in Level::ALL {
        messages.push(Message::PlayersChanged(Players {
            opponent: Opponent::Computer(level),
            ..Players::default()
        }));
    }
    messages.extend(SideChoice::ALL.map(Message::NextSide));
    messages.extend(
        [
            ShareOutcome::Shared,
            ShareOutcome::Copied,
            ShareOutcome::Manual,
        ]
        .map(Message::Shared),
    );
    for text in ["zz", "b2 b2", "X:X", "X--------:X/b2", "X--------:O/zz"] {
        let error = read_game(text).unwrap_err();
        messages.push(Message::BrokenGame(error.to_string().into()));
    }
    messages
}

#[test]
fn every_message_is_a_short_sentence_in_plain_words() {
    for message in messages() {
        let text = message.to_string();
        assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
        assert!(!text.contains("  ") && text.trim() == text, "{text}");
        let first = text.chars().next().unwrap();
        let is_square = Square::ALL.iter().any(|s| text.starts_with(s.name()));
        assert!(first.is_uppercase() || is_square, "{text}");
        assert!(text.chars().count() < 120, "{text}");
    }
    // Its words are those of the status and the advice.
    assert_eq!(Message::DrawClaimed.to_string(), "");
}

#[test]
fn a_message_names_only_squares_of_its_move() {
    for message in messages() {
        let squares = match message {
            // An example, or all squares.
            Message::BrokenGame(_) | Message::Board(_) => continue,
            Message::Played(_, m)
            | Message::ComputerPlayed(_, m)
            | Message::Refused(m, _)
            | Message::Hint { m, .. }
            | Message::Undone(Some((_, m)))
            | Message::Redone(Some((_, m)))
            | Message::Viewing(Some((_, m))) => {
                let to = Squares::NONE.with(m.to());
                m.from().map_or(to, |from| to.with(from))
            }
            Message::Blocked(square) | Message::MustLeaveCentre(square) => {
                Squares::NONE.with(square)
            }
            Message::Selected {
                square, targets, ..
            } => targets.with(square),
            _ => Squares::NONE,
        };
        let text = message.to_string();
        for square in Square::ALL {
            let may_be_named = squares.contains(square);
            assert!(may_be_named || !text.contains(square.name()), "{text}");
        }
        // A move that was made or hinted at is named whole.
        let made = matches!(
            message,
            Message::Played(..)
                | Message::ComputerPlayed(..)
                | Message::Hint { .. }
                | Message::Selected { .. }
                | Message::Undone(_)
                | Message::Redone(_)
                | Message::Viewing(_)
        );
        if made {
            assert!(squares.iter().all(|s| text.contains(s.name())), "{text}");
        }
    }
}

#[test]
fn only_what_could_not_be_opened_is_an_error() {
    for message in messages() {
        let expected = matches!(message, Message::BrokenGame(_) | Message::NotFound);
        let state = GameState::default().after(GameAction::Report(message));
        assert_eq!(view(&state).is_error, expected, "{}", view(&state).message);
    }
}

#[test]
fn whatever_changes_the_turn_announces_it() {
    // In each of these the side to move, the position or the players may be others than before.
    let state = played("b2 a3 c1");
    for action in [
        GameAction::Click(A1),
        GameAction::Undo,
        GameAction::LookBack,
        GameAction::JumpTo(0),
        GameAction::NewGame { seed: 0 },
        GameAction::StartFrom {
            position: Position::default(),
            seed: 0,
        },
        GameAction::OpenText("a1 b1".into()),
        GameAction::SetOpponent(Opponent::Computer(Level::Easy)),
        GameAction::ReadBoard,
    ] {
        let view = view(&state.after(action.clone()));
        let status = format!("{}.", view.status);
        assert!(view.announcement.contains(&status), "{action:?}");
        assert!(view.announcement.ends_with(&*view.advice), "{action:?}");
    }
}
