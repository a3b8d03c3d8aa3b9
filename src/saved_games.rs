//! Saved games: the text in which each is stored, and which of them are kept and offered.

use std::cmp::Reverse;
use std::collections::HashSet;

use crate::notation::{read_game, write_link};
use crate::players::{Opponent, Players, SideChoice};
use crate::record::Record;
use crate::rules::{Move, Player};

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
        let moves = write_link(self.moves.iter().copied());
        format!("{} {opponent} {side} {human} {moves}", self.saved_at)
    }

    /// Returns the game with this id and text, or `None` if the text is no saved game or has no
    /// moves.
    #[must_use]
    pub fn from_text(id: u32, text: &str) -> Option<Self> {
        let (saved_at, game) = text.split_once(' ')?;
        let (players, moves) = parse_game(game)?;
        Some(Self {
            id,
            saved_at: saved_at.parse().ok()?,
            players,
            moves,
        })
    }

    /// Returns `true` if a player has won.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let moves = self.moves.iter().copied();
        Record::from_moves(moves, self.players).is_over()
    }
}

/// Parses the players and moves of a saved game: `LEVEL SIDE HUMAN MOVES`.
fn parse_game(text: &str) -> Option<(Players, Vec<Move>)> {
    let mut words = text.split(' ');
    let opponent = Opponent::from_name(words.next()?)?;
    let side = SideChoice::from_name(words.next()?)?;
    let human = match words.next()? {
        "X" => Player::X,
        "O" => Player::O,
        _ => return None,
    };
    let moves = read_game(words.next()?).ok()?;
    let players = Players {
        opponent,
        side,
        human,
    };
    (words.next().is_none() && !moves.is_empty()).then_some((players, moves))
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

/// Returns the games of the list that earlier versions saved, newest first.
///
/// Each line is `ID LEVEL SIDE HUMAN MOVES`; lines that cannot be read are skipped. The list holds
/// no times: the first game gets `saved_at`, each further one a millisecond less.
#[must_use]
pub fn read_former_list(text: &str, saved_at: u64) -> Vec<SavedGame> {
    let mut ids = HashSet::new();
    let games = text.lines().filter_map(|line| {
        let (id, game) = line.split_once(' ')?;
        let id = id.parse().ok()?;
        let (players, moves) = parse_game(game)?;
        ids.insert(id).then_some((id, players, moves))
    });
    let times = (0..=saved_at).rev().chain(std::iter::repeat(0));
    games
        .zip(times)
        .map(|((id, players, moves), saved_at)| SavedGame {
            id,
            saved_at,
            players,
            moves,
        })
        .collect()
}

/// Returns the games that can be resumed, newest first: those with moves that nobody has won.
#[must_use]
pub fn unfinished_newest_first(games: impl IntoIterator<Item = SavedGame>) -> Vec<SavedGame> {
    let mut games: Vec<SavedGame> = games
        .into_iter()
        .filter(|game| !game.moves.is_empty() && !game.is_finished())
        .collect();
    games.sort_by_key(|game| (Reverse(game.saved_at), game.id));
    games
}

/// Returns the ids of the games to delete so that the newest eight are left.
///
/// `games` are the ids and times of all saved games. The one with the id `just_saved` is never
/// deleted, even if the clock has been set back.
#[must_use]
pub fn ids_to_delete(games: &[(u32, u64)], just_saved: u32) -> Vec<u32> {
    let mut games = games.to_vec();
    games.sort_by_key(|(id, saved_at)| (*id != just_saved, Reverse(*saved_at), *id));
    games
        .into_iter()
        .skip(MAX_GAMES)
        .map(|(id, _)| id)
        .collect()
}

#[cfg(test)]
mod tests;
