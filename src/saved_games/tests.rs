#![allow(clippy::unwrap_used)]

use super::*;
use crate::notation::read_game;
use crate::solver::Level;

fn game(id: u32, saved_at: u64, text: &str) -> SavedGame {
    let Game { start, moves } = read_game(text).unwrap();
    SavedGame {
        id,
        saved_at,
        players: Players::default(),
        start,
        moves,
    }
}

/// Returns a game between two people that was saved when the person was X unless O was chosen.
fn former_game(id: u32, saved_at: u64, text: &str) -> SavedGame {
    let players = Players {
        side: SideChoice::X,
        ..Players::default()
    };
    SavedGame {
        players,
        ..game(id, saved_at, text)
    }
}

fn ids(games: &[SavedGame]) -> Vec<u32> {
    games.iter().map(|game| game.id).collect()
}

/// All players that a game can have.
fn all_players() -> Vec<Players> {
    let opponents = Level::ALL.map(Opponent::Computer);
    let mut players = Vec::new();
    for opponent in opponents.into_iter().chain([Opponent::Human]) {
        for side in SideChoice::ALL {
            for human in [Player::X, Player::O] {
                players.push(Players {
                    opponent,
                    side,
                    human,
                });
            }
        }
    }
    players
}

#[test]
fn a_saved_game_is_read_back() {
    for players in all_players() {
        for saved_at in [0, 1_763_425_000_000, u64::MAX] {
            let game = SavedGame {
                players,
                ..game(7, saved_at, "b2 a3 c1 a1 a2 c3 b2-b1")
            };
            assert_eq!(SavedGame::from_text(7, &game.to_text()), Some(game));
        }
    }
}

#[test]
fn the_text_has_the_time_the_players_and_the_moves() {
    let game = game(7, 1_763_425_000_000, "b2 a3 c1");
    assert_eq!(game.to_text(), "1763425000000 people turns X b2.a3.c1");
    let players = Players {
        opponent: Opponent::Computer(Level::Hard),
        side: SideChoice::Random,
        human: Player::O,
    };
    let game = SavedGame { players, ..game };
    assert_eq!(game.to_text(), "1763425000000 hard lot O b2.a3.c1");
}

#[test]
fn a_game_from_another_start_is_stored_with_it() {
    let text = "1763425000000 people turns X X-O-X-O--:X/b1.a2";
    let from_start = game(7, 1_763_425_000_000, "X-O-X-O--:X/b1.a2");
    assert_eq!(from_start.to_text(), text);
    assert_eq!(SavedGame::from_text(7, text), Some(from_start.clone()));
    assert!(!from_start.is_finished());
    let won = game(7, 0, "XX--OO---:X/c3");
    assert!(won.is_finished());
    assert_eq!(
        unfinished_newest_first([won, from_start.clone()]),
        [from_start]
    );
}

#[test]
fn a_game_that_a_former_version_stored_starts_with_an_empty_board() {
    let former = SavedGame::from_text(7, "12 people X X b2.a3.c1").unwrap();
    assert_eq!(former.start, Position::default());
    assert_eq!(former, former_game(7, 12, "b2 a3 c1"));
}

/// Texts that are not `NUMBER LEVEL SIDE HUMAN GAME`.
const SPOILT: [&str; 20] = [
    "",
    " ",
    "7",
    "7 people",
    "7 people X X",
    "7 people X X ",
    "7 people X X .",
    "7 people X X b2.b2",
    "7 people X X b2 a3",
    "7 people X X X-O-X-O--:X",
    "7 people X X X-O-X-O--:O/b2",
    "7 people X X X-O-X-O--:X/a3",
    "7 people X Z b2",
    "7 people lots X b2",
    "7 genius X X b2",
    "x people X X b2",
    "-7 people X X b2",
    "99999999999999999999 people X X b2",
    "7  people X X b2",
    "7 people X X \u{fffd}",
];

#[test]
fn spoilt_text_is_no_game() {
    for text in SPOILT {
        assert_eq!(SavedGame::from_text(7, text), None, "{text:?}");
    }
}

#[test]
fn every_prefix_and_changed_character_is_harmless() {
    let text = "1763425000000 hard lot O X--------:O/b2.a1";
    for end in 0..text.len() {
        let (head, tail) = text.split_at(end);
        let _ = SavedGame::from_text(7, head);
        let _ = read_former_list(head, 9);
        for c in ["\0", "\n", " ", ".", "/", ":", "é", "🙂", "9", "X"] {
            let changed = format!("{head}{c}{}", tail.get(1..).unwrap_or_default());
            let _ = SavedGame::from_text(7, &changed);
            let _ = read_former_list(&changed, 9);
            let _ = saved_at(&changed);
            let _ = id_from_key(&changed);
        }
    }
}

#[test]
fn every_id_has_a_key_and_other_keys_have_none() {
    assert_eq!(storage_key(7), "chorus-lapilli/game/7");
    for id in [0, 7, u32::MAX] {
        assert_eq!(id_from_key(&storage_key(id)), Some(id));
    }
    for key in [
        "",
        "7",
        "chorus-lapilli/game/",
        "chorus-lapilli/game/x",
        "chorus-lapilli/game/+7",
        "chorus-lapilli/game/07",
        "chorus-lapilli/game/7/",
        "chorus-lapilli/game/4294967296",
        "chorus-lapilli/choices",
        FORMER_LIST_KEY,
    ] {
        assert_eq!(id_from_key(key), None, "{key}");
    }
}

#[test]
fn the_time_is_read_without_the_moves() {
    assert_eq!(saved_at(&game(7, 12, "b2").to_text()), 12);
    for text in ["", " ", "x people X X b2", "\u{fffd}"] {
        assert_eq!(saved_at(text), 0, "{text:?}");
    }
}

#[test]
fn the_former_list_is_read_in_its_order() {
    let list = "3 people X X b2.a3\n4000000000 hard lot O a1\n1 easy O O c3";
    let games = read_former_list(list, 1000);
    assert_eq!(ids(&games), [3, 4_000_000_000, 1]);
    let times: Vec<u64> = games.iter().map(|game| game.saved_at).collect();
    assert_eq!(times, [1000, 999, 998]);
    assert_eq!(games.first(), Some(&former_game(3, 1000, "b2 a3")));
    assert_eq!(unfinished_newest_first(games.clone()), games);
    let players = games.get(1).unwrap().players;
    assert_eq!(players.level(), Some(Level::Hard));
    assert_eq!(
        (players.side, players.human),
        (SideChoice::Random, Player::O)
    );
}

#[test]
fn spoilt_lines_of_the_former_list_are_skipped() {
    let spoilt = SPOILT.join("\n");
    assert_eq!(read_former_list(&spoilt, 9), []);
    let list = format!("{spoilt}\n7 people X X b2\nrubbish\n7 people X X a1\n\n2 people X X c1");
    let games = read_former_list(&list, 1);
    assert_eq!(games, [former_game(7, 1, "b2"), former_game(2, 0, "c1")]);
    let times = read_former_list("1 people X X a1\n2 people X X a1\n3 people X X a1", 1);
    assert_eq!(ids(&times), [1, 2, 3]);
}

#[test]
fn unfinished_games_are_offered_newest_first() {
    let finished = game(5, 99, "a3 a1 b3 b1 c3");
    assert!(finished.is_finished());
    let games = [
        game(1, 10, "b2"),
        game(2, 30, "b2 a3"),
        finished,
        game(6, 98, ""),
        game(3, 20, "c1"),
        game(0, 20, "c1"),
    ];
    let offered = unfinished_newest_first(games);
    assert_eq!(ids(&offered), [2, 0, 3, 1]);
    assert_eq!(unfinished_newest_first([]), []);
}

#[test]
fn the_oldest_games_are_deleted_beyond_eight() {
    let games: Vec<(u32, u64)> = (0..8).map(|id| (id, 100 - u64::from(id))).collect();
    assert!(ids_to_delete(&games, 0).is_empty());
    assert!(ids_to_delete(&[], 0).is_empty());
    let more = [games, vec![(20, 200), (21, 50), (22, 0)]].concat();
    assert_eq!(ids_to_delete(&more, 20), [22, 21, 7]);
}

#[test]
fn the_game_just_saved_stays_even_if_the_clock_was_set_back() {
    let games: Vec<(u32, u64)> = (0..9).map(|id| (id, 1000 + u64::from(id))).collect();
    assert_eq!(ids_to_delete(&games, 8), [0]);
    assert_eq!(ids_to_delete(&games, 0), [1]);
}
