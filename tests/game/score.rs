//! What the score of a visit should be.

use std::collections::BTreeMap;

use chorus_lapilli::game::{GameAction, GameState};
use chorus_lapilli::rules::{Outcome, Player};

/// The winner of a game and the person's side against the computer.
type Ending = (Option<Player>, Option<Player>);

/// How each game that was played to its end has ended last.
#[derive(Default)]
pub struct Endings(BTreeMap<u32, Ending>);

impl Endings {
    /// Notes whether the action has ended a game, and checks the score.
    pub fn check(&mut self, before: &GameState, action: &GameAction, state: &GameState) {
        let is_played = matches!(
            action,
            GameAction::Click(_)
                | GameAction::Play(_)
                | GameAction::ComputerMove { .. }
                | GameAction::ClaimDraw
        );
        if is_played && state.is_over() && !before.is_over() {
            let winner = match state.position().outcome() {
                Outcome::Won(player) => Some(player),
                Outcome::Ongoing => None,
            };
            let human = state.players().level().map(|_| state.players().human);
            self.0.insert(state.record().game(), (winner, human));
        }
        assert_eq!(state.score(), self.score(state), "{action:?}");
    }

    /// Returns the number of games that have ended.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    fn score(&self, state: &GameState) -> Option<String> {
        let against_computer = state.players().level().is_some();
        let of_this_kind = |ending: &&Ending| ending.1.is_some() == against_computer;
        let endings: Vec<&Ending> = self.0.values().filter(of_this_kind).collect();
        let count = |is: &dyn Fn(&Ending) -> bool| endings.iter().filter(|e| is(e)).count();
        let draws = match count(&|(winner, _)| winner.is_none()) {
            0 => String::new(),
            draws => format!(", draws {draws}"),
        };
        let score = if against_computer {
            let you = count(&|(winner, human)| winner.is_some() && winner == human);
            let computer = count(&|(winner, human)| winner.is_some() && winner != human);
            format!("You {you}, computer {computer}{draws}")
        } else {
            let [x, o] =
                [Player::X, Player::O].map(|player| count(&|(winner, _)| *winner == Some(player)));
            format!("X {x}, O {o}{draws}")
        };
        (!endings.is_empty()).then_some(score)
    }
}
