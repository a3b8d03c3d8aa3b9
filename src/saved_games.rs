//! Saved games: the text in which each is stored, and which of them are kept and offered.

use std::cmp::Reverse;

use crate::notation::{Game, read_whole_game, write_link};
use crate::players::{Opponent, Players, SideChoice};
use crate::rules::{Move, Outcome, Player, Position};

/// The storage key of the list in which earlier versions saved all games.
pub const FORMER_LIST_KEY: &str = "chorus-lapilli/games";

/// The beginning of the storage key of a game; its id follows.
const KEY_PREFIX: &str = "chorus-lapilli/game/";

/// The number of games that are kept.
const MAX_GAMES: usize = 8;

/// A game as it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Identifies the game among the saved ones.
    pub id: u32,
    /// When it was saved, in milliseconds since the epoch.
    pub saved_at: u64,
    /// The players.
    pub players: Players,
    /// The position from which it started.
    pub start: Position,
    /// All moves.
    pub moves: Vec<Move>,
}

impl SavedGame {
    /// Returns the text in which the game is stored under its own key.
    #[must_use]
    pub fn to_text(&self) -> String {
        let Players {
            opponent,
            side,
            human,
        } = self.players;
        let (opponent, side) = (opponent.name(), side.name());
        let game = write_link(&Game {
            start: self.start,
            moves: self.moves.clone(),
        });
        format!("{} {opponent} {side} {human} {game}", self.saved_at)
    }

    /// Returns the game with this id and text, or `None` if the text is no saved game or has no
    /// moves.
    #[must_use]
    pub fn from_text(id: u32, text: &str) -> Option<Self> {
        let (saved_at, game) = text.split_once(' ')?;
        parse_game(id, saved_at.parse().ok()?, game)
    }

    /// Returns `true` if a player has won.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let play = |position: Position, m: &Move| position.play(*m).unwrap_or(position);
        let end = self.moves.iter().fold(self.start, play);
        end.outcome() != Outcome::Ongoing
    }
}

/// Parses the players, the start and the moves of a saved game: `LEVEL SIDE HUMAN GAME`.
fn parse_game(id: u32, saved_at: u64, text: &str) -> Option<SavedGame> {
    let mut words = text.split(' ');
    let opponent = Opponent::from_name(words.next()?)?;
    let side = SideChoice::from_name(words.next()?)?;
    let human = match words.next()? {
        "X" => Player::X,
        "O" => Player::O,
        _ => return None,
    };
    let Game { start, moves } = read_whole_game(words.next()?).ok()?;
    if words.next().is_some() || moves.is_empty() {
        return None;
    }
    Some(SavedGame {
        id,
        saved_at,
        players: Players {
            opponent,
            side,
            human,
        },
        start,
        moves,
    })
}

/// Returns the storage key of the game with this id.
#[must_use]
pub fn storage_key(id: u32) -> String {
    format!("{KEY_PREFIX}{id}")
}

/// Returns the id of the game that is stored under this key, or `None` for other keys.
#[must_use]
pub fn id_from_key(key: &str) -> Option<u32> {
    let id = key.strip_prefix(KEY_PREFIX)?.parse().ok()?;
    // The number may also be written in other ways, which are not keys of ours: "+7", "007".
    (storage_key(id) == key).then_some(id)
}

/// Returns when the game in this text was saved, without reading its moves; 0 if that is
/// unreadable.
#[must_use]
pub fn saved_at(text: &str) -> u64 {
    let time = text.split(' ').next().and_then(|word| word.parse().ok());
    time.unwrap_or(0)
}

/// Returns the games of the list that earlier versions saved, newest first, as many as are kept.
///
/// Each line is `ID LEVEL SIDE HUMAN MOVES`; lines that cannot be read are skipped. The list holds
/// no times: the first game gets `saved_at`, each further one a millisecond less.
#[must_use]
pub fn read_former_list(text: &str, saved_at: u64) -> Vec<SavedGame> {
    let mut games: Vec<SavedGame> = Vec::new();
    for line in text.lines() {
        if games.len() == MAX_GAMES {
            break;
        }
        let age = u64::try_from(games.len()).unwrap_or(u64::MAX);
        if let Some(game) = parse_former_line(line, saved_at.saturating_sub(age))
            && games.iter().all(|other| other.id != game.id)
        {
            games.push(game);
        }
    }
    games
}

fn parse_former_line(line: &str, saved_at: u64) -> Option<SavedGame> {
    let (id, game) = line.split_once(' ')?;
    parse_game(id.parse().ok()?, saved_at, game)
}

/// Returns the games that can be resumed, newest first: those with moves that nobody has won.
#[must_use]
pub fn unfinished_newest_first(games: impl IntoIterator<Item = SavedGame>) -> Vec<SavedGame> {
    let mut newest_first: Vec<SavedGame> = Vec::new();
    for game in games {
        if !game.moves.is_empty() && !game.is_finished() {
            let key = |game: &SavedGame| (Reverse(game.saved_at), game.id);
            let index = newest_first.partition_point(|other| key(other) < key(&game));
            newest_first.insert(index, game);
        }
    }
    newest_first
}

/// Returns the ids of the games to delete so that the newest eight are left.
///
/// `games` are the ids and times of all saved games. The one with the id `just_saved` is never
/// deleted, even if the clock has been set back.
#[must_use]
pub fn ids_to_delete(games: &[(u32, u64)], just_saved: u32) -> Vec<u32> {
    let mut others: Vec<_> = games.iter().filter(|(id, _)| *id != just_saved).collect();
    let mut deleted = Vec::new();
    while others.len() >= MAX_GAMES {
        let oldest = others
            .iter()
            .enumerate()
            .min_by_key(|(_, (id, saved_at))| (*saved_at, Reverse(*id)));
        let Some((index, _)) = oldest else { break };
        deleted.push(others.swap_remove(index).0);
    }
    deleted
}

#[cfg(test)]
mod tests;
