use super::{Opponent, Seat};
use crate::notation::{read_game, write_link};
use crate::record::Record;
use crate::rules::{Move, Outcome, Player};
use crate::solver::Level;

/// How many games a browser keeps.
const SHELF: usize = 8;

/// A game as it is kept: enough to go on with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// The number of the page that played it: two pages do not write over each other.
    pub id: u32,
    /// Who played whom.
    pub opponent: Opponent,
    /// All its moves.
    pub moves: Vec<Move>,
}

impl SavedGame {
    /// One line of text: the number, the level or `people`, the seat, the side, the moves.
    #[must_use]
    pub fn write(&self) -> String {
        let level = self.opponent.level.map_or("people", Level::name);
        let (seat, person) = (self.opponent.seat.name(), self.opponent.person);
        let moves = write_link(self.moves.iter().copied());
        format!("{} {level} {seat} {person} {moves}", self.id)
    }

    /// The game that this line keeps, or nothing if the line is spoilt.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let mut words = line.split(' ');
        let mut word = || words.next();
        let id = word()?.parse().ok()?;
        let level = match word()? {
            "people" => None,
            name => Some(Level::named(name)?),
        };
        let seat = Seat::named(word()?)?;
        let person = match word()? {
            "X" => Player::X,
            "O" => Player::O,
            _ => return None,
        };
        let moves = read_game(word()?).ok().filter(|moves| !moves.is_empty())?;
        word().is_none().then_some(Self {
            id,
            opponent: Opponent {
                level,
                seat,
                person,
            },
            moves,
        })
    }
}

/// The games of a shelf, one a line and the newest first, without those of these numbers and, if
/// there is something to go on with, with this one on top.
#[must_use]
pub fn shelve(shelf: &str, places: &[u32], game: Option<&SavedGame>) -> String {
    let is_of = |line: &str, place: &u32| line.starts_with(&format!("{place} "));
    let left = |line: &&str| !line.is_empty() && !places.iter().any(|place| is_of(line, place));
    let mut after = game.map(SavedGame::write).unwrap_or_default();
    let others = shelf.split('\n').filter(left);
    for other in others.take(SHELF - usize::from(game.is_some())) {
        if !after.is_empty() {
            after.push('\n');
        }
        after.push_str(other);
    }
    after
}

/// The newest game of a shelf; spoilt lines and finished games are passed over.
#[must_use]
pub fn newest(shelf: &str) -> Option<SavedGame> {
    let going_on = |game: &SavedGame| {
        let record = Record::from_moves(game.moves.iter().copied());
        record.position().outcome() == Outcome::Ongoing
    };
    shelf.split('\n').filter_map(SavedGame::read).find(going_on)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn game(id: u32, text: &str) -> SavedGame {
        SavedGame {
            id,
            opponent: Opponent::default(),
            moves: read_game(text).unwrap(),
        }
    }

    #[test]
    fn what_is_kept_is_read_back() {
        for level in Level::ALL.map(Some).into_iter().chain([None]) {
            for seat in Seat::ALL {
                for person in [Player::X, Player::O] {
                    let game = SavedGame {
                        opponent: Opponent {
                            level,
                            seat,
                            person,
                        },
                        ..game(7, "b2 a3 c1 a1 a2 c3 b2-b1")
                    };
                    assert_eq!(SavedGame::read(&game.write()), Some(game));
                }
            }
        }
    }

    #[test]
    fn spoilt_lines_are_nothing() {
        for line in [
            "",
            "7",
            "7 people",
            "7 people X X",
            "7 people X X ",
            "7 people X X b2.b2",
            "7 people X X b2 a3",
            "7 people X Z b2",
            "7 people lots X b2",
            "7 genius X X b2",
            "x people X X b2",
            "99999999999 people X X b2",
            "7 people X X \u{fffd}",
        ] {
            assert_eq!(SavedGame::read(line), None, "{line}");
        }
    }

    #[test]
    fn each_page_keeps_its_own_game_and_the_newest_is_offered() {
        let put = |shelf: String, game: &SavedGame| shelve(&shelf, &[game.id], Some(game));
        let shelf = put(put(String::new(), &game(1, "b2")), &game(2, "a1"));
        assert_eq!(newest(&shelf), Some(game(2, "a1")));
        let shelf = put(shelf, &game(1, "b2 a1"));
        assert_eq!(newest(&shelf), Some(game(1, "b2 a1")));
        let shelf = shelve(&shelf, &[1], None);
        assert_eq!(newest(&shelf), Some(game(2, "a1")));
        let many = (0..20).fold(shelf, |shelf, id| put(shelf, &game(id, "b2")));
        assert_eq!(many.split('\n').count(), SHELF);
        let spoilt = "rubbish\n7 people X X b2";
        assert_eq!(newest(spoilt), Some(game(7, "b2")));
    }
}
