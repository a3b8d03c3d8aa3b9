//! The score of a visit: how the games that were played to their end have ended.

use crate::rules::Player;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The winner, or `None` after a draw.
    pub winner: Option<Player>,
    /// The person's side against the computer, or `None` between two people.
    pub human: Option<Player>,
}

/// The results of all games that have ended in this visit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The number of each game and its result.
    results: Vec<(u32, GameResult)>,
}

impl Score {
    /// Counts the result of the game with this number, in place of an earlier one.
    pub fn count(&mut self, game: u32, result: GameResult) {
        self.results.retain(|(counted, _)| *counted != game);
        self.results.push((game, result));
    }

    /// Returns `true` if the game with this number has ended.
    #[must_use]
    pub fn has(&self, game: u32) -> bool {
        self.results.iter().any(|(counted, _)| *counted == game)
    }

    /// Returns the score against the computer, `You 2, computer 1, draws 1`, or between two people,
    /// `X 2, O 1`; `None` if no such game has ended.
    #[must_use]
    pub fn describe(&self, against_computer: bool) -> Option<String> {
        let results: Vec<GameResult> = self
            .results
            .iter()
            .map(|(_, result)| *result)
            .filter(|result| result.human.is_some() == against_computer)
            .collect();
        if results.is_empty() {
            return None;
        }
        let count =
            |ended: &dyn Fn(&GameResult) -> bool| results.iter().filter(|r| ended(r)).count();
        let draws = count(&|result| result.winner.is_none());
        let wins = if against_computer {
            let you = count(&|result| result.winner.is_some() && result.winner == result.human);
            format!("You {you}, computer {}", results.len() - draws - you)
        } else {
            let x = count(&|result| result.winner == Some(Player::X));
            format!("X {x}, O {}", results.len() - draws - x)
        };
        Some(match draws {
            0 => wins,
            _ => format!("{wins}, draws {draws}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const X: Option<Player> = Some(Player::X);
    const O: Option<Player> = Some(Player::O);

    fn score(results: &[(u32, Option<Player>, Option<Player>)]) -> Score {
        let mut score = Score::default();
        for (game, winner, human) in results {
            let (winner, human) = (*winner, *human);
            score.count(*game, GameResult { winner, human });
        }
        score
    }

    #[test]
    fn each_kind_of_game_has_a_score_of_its_own() {
        let score = score(&[
            (0, X, X),
            (1, X, O),
            (2, None, X),
            (3, O, O),
            (4, X, None),
            (5, X, None),
            (6, O, None),
        ]);
        let expected = Some("You 2, computer 1, draws 1".into());
        assert_eq!(score.describe(true), expected);
        assert_eq!(score.describe(false), Some("X 2, O 1".into()));
    }

    #[test]
    fn no_score_is_shown_before_a_game_has_ended() {
        assert_eq!(Score::default().describe(false), None);
        let score = score(&[(0, None, None)]);
        assert_eq!(score.describe(true), None);
        assert_eq!(score.describe(false), Some("X 0, O 0, draws 1".into()));
    }

    #[test]
    fn a_game_that_ends_again_counts_once() {
        let score = score(&[(7, X, None), (8, X, None), (7, O, None)]);
        assert_eq!(score.describe(false), Some("X 1, O 1".into()));
    }
}
