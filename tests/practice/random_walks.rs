use chorus_lapilli::exercise::Exercise;
use chorus_lapilli::game::GameAction;
use chorus_lapilli::practice::{Practice, PracticeAction};
use chorus_lapilli::puzzles::list;
use chorus_lapilli::rules::{Move, Square};

use super::model::Model;
use super::random::Random;
use super::{check, opened};

/// Returns an action; moves are the most common.
fn random_action(random: &mut Random, model: &Model) -> PracticeAction {
    let moves: Vec<Move> = model.position().children().map(|(m, _)| m).collect();
    let right = model.question().right_moves();
    match random.below(24) {
        0..6 if !moves.is_empty() => PracticeAction::Board(GameAction::Play(random.one(&moves))),
        6..11 if !right.is_empty() => PracticeAction::Board(GameAction::Play(random.one(&right))),
        11..16 => PracticeAction::Advance,
        16 => PracticeAction::Hint,
        17 => PracticeAction::Solution,
        18 if random.below(8) == 0 => PracticeAction::Again,
        18 | 19 => PracticeAction::AnotherDefence,
        20 => PracticeAction::Board(GameAction::JumpTo(random.below(12))),
        21 => PracticeAction::Board(random_walk(random)),
        22 => PracticeAction::Board(random_report(random)),
        _ => PracticeAction::Board(GameAction::Click(random.one(&Square::ALL))),
    }
}

fn random_walk(random: &mut Random) -> GameAction {
    match random.below(4) {
        0 => GameAction::Undo,
        1 => GameAction::Redo,
        2 => GameAction::LookBack,
        _ => GameAction::LookForward,
    }
}

fn random_report(random: &mut Random) -> GameAction {
    match random.below(5) {
        0 => GameAction::ReadBoard,
        1 => GameAction::RepeatMessage,
        2 => GameAction::CancelSelection,
        3 => GameAction::ClaimDraw,
        _ => GameAction::NewGame { seed: 1 },
    }
}

/// Does in the model what the action should do.
fn follow(model: &mut Model, before: &Practice, after: &Practice, action: &PracticeAction) {
    match action {
        PracticeAction::Advance => model.advance(),
        PracticeAction::Hint => {
            model.settle();
            model.cursor = model.line.len();
            model.is_missed |= !model.is_solved;
        }
        PracticeAction::Solution => {
            model.settle();
            model.cursor = model.line.len();
            if let Some(m) = model.question().solution().filter(|_| !model.is_solved) {
                model.is_missed = true;
                model.play(m);
            }
        }
        PracticeAction::Again => {
            let is_missed = model.is_missed;
            *model = Model::new(Exercise {
                position: before.start(),
                ..before.question()
            });
            model.is_missed = is_missed;
        }
        PracticeAction::AnotherDefence if before.defences_left() > 0 => model.follow(after),
        PracticeAction::AnotherDefence => {}
        PracticeAction::Board(action) => follow_on_board(model, before, after, action),
    }
}

fn follow_on_board(model: &mut Model, before: &Practice, after: &Practice, action: &GameAction) {
    match action {
        GameAction::Play(m) => {
            let was_pending = model.settle();
            if !was_pending && !model.is_looking_back() && !model.is_solved {
                model.play(*m);
            }
        }
        // The second click of a step plays it; which piece is selected, the board knows.
        GameAction::Click(_) => {
            let was_pending = model.settle();
            if !was_pending && after.position() != before.position() {
                let mut moves = before.position().children();
                let m = moves.find(|(_, position)| *position == after.position());
                assert!(!model.is_looking_back() && !model.is_solved);
                model.play(m.unwrap().0);
            }
        }
        GameAction::Undo | GameAction::LookBack => {
            let takes_back = model.refutation.is_some();
            model.settle();
            if !takes_back {
                model.cursor = model.cursor.saturating_sub(1);
            }
        }
        GameAction::Redo | GameAction::LookForward => {
            model.settle();
            model.cursor = (model.cursor + 1).min(model.line.len());
        }
        GameAction::JumpTo(ply) => {
            model.settle();
            model.cursor = (*ply).min(model.line.len());
        }
        _ => {}
    }
}

/// Checks that the exercise is as the model says.
fn compare(practice: &Practice, model: &Model) {
    check(practice);
    assert_eq!(practice.position(), model.position());
    assert_eq!(practice.is_solved(), model.is_solved);
    assert_eq!(practice.is_missed(), model.is_missed);
    assert_eq!(practice.is_looking_back(), model.is_looking_back());
    assert_eq!(practice.answers(), model.line.len().div_ceil(2));
    let pending = practice.pending_step();
    assert_eq!(pending.is_some(), model.is_pending());
    let takes_back = model.refutation.as_ref().map(|(_, rest)| rest.is_empty());
    let expected = takes_back.or(model.reply.map(|_| false));
    assert_eq!(pending.map(|step| step.takes_back), expected);
    if model.reply.is_none() && !model.is_solved {
        assert_eq!(practice.question(), model.question());
    }
}

#[test]
fn any_actions_in_any_order_do_what_lists_of_moves_would() {
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let mut solved = 0;
    let mut other_defences = 0;
    for round in 0..1036 {
        let puzzle = list()[round % list().len()].random_look(random.number());
        let mut practice = opened(puzzle);
        let mut model = Model::new(practice.question());
        for _ in 0..150 {
            let action = random_action(&mut random, &model);
            let before = practice.clone();
            practice.apply(action.clone());
            follow(&mut model, &before, &practice, &action);
            compare(&practice, &model);
            // What was pending is pending no more once it has happened or was cancelled.
            let was_pending = before.pending_step();
            if was_pending.is_some() && practice.position() != before.position() {
                assert_ne!(practice.pending_step(), was_pending, "{action:?}");
            }
            solved += usize::from(practice.is_solved() && !before.is_solved());
            let is_other = practice.defences_left() + 1 == before.defences_left();
            other_defences += usize::from(is_other && action == PracticeAction::AnotherDefence);
        }
    }
    assert!(solved > 1000, "{solved}");
    assert!(other_defences > 300, "{other_defences}");
}
