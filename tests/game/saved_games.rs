//! Saved games: spoilt texts, which games are offered, and which are deleted.

use std::collections::BTreeMap;

use chorus_lapilli::game::{GameAction, GameState};
use chorus_lapilli::saved_games::{
    SavedGame, id_from_key, ids_to_delete, read_former_list, saved_at, storage_key,
    unfinished_newest_first,
};

use crate::after;
use crate::checks::check_record;
use crate::courses::{saved_game, text};
use crate::random::Random;
use crate::view_checks::check_view;

/// Returns the text with up to three bytes changed.
fn spoilt(random: &mut Random, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..random.below(4) {
        let at = random.below(bytes.len());
        bytes[at] = random.number().to_le_bytes()[0];
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn spoilt_texts_give_only_games_that_can_be_resumed() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let good = SavedGame::from_text(3, "1 easy O O b2").unwrap();
    let (mut read, mut unread) = (0, 0);
    for _ in 0..1000 {
        let saved = saved_game(&mut random);
        let spoilt_text = spoilt(&mut random, &saved.to_text());
        let spoilt_game = SavedGame::from_text(2, &spoilt_text);
        if let Some(game) = &spoilt_game {
            assert_eq!(saved_at(&spoilt_text), game.saved_at);
        }
        let rubbish = SavedGame::from_text(1, &text(&mut random, 8));
        assert_eq!(rubbish, None);
        let games = [rubbish, spoilt_game, Some(good.clone())];
        let offered = unfinished_newest_first(games.into_iter().flatten());
        assert!(offered.contains(&good), "{spoilt_text:?}");
        for game in offered {
            let resumed = after(
                &GameState::default(),
                GameAction::Resume(game.clone().into()),
            );
            assert!(resumed.record().moves().eq(game.moves.iter().copied()));
            assert_eq!(resumed.record().start(), game.start);
            assert_eq!(resumed.players(), game.players);
            assert!(!resumed.is_over());
            check_record(&resumed);
            check_view(&resumed);
            read += u32::from(game.id == 2);
        }
        unread += u32::from(SavedGame::from_text(2, &spoilt_text).is_none());
    }
    assert!(read > 200 && unread > 200, "{read} {unread}");
}

#[test]
fn spoilt_lines_of_the_former_list_hide_no_other() {
    let mut random = Random(0x6c07_8965_2545_f491);
    for time in 0..1000 {
        let saved = saved_game(&mut random).to_text();
        let (_, former) = saved.split_once(' ').unwrap();
        let line = spoilt(&mut random, &format!("2 {former}"));
        let list = format!("{}\n{line}\n7654321 easy O O b2", text(&mut random, 6));
        let games = read_former_list(&list, time);
        assert!(games.is_sorted_by_key(|game| u64::MAX - game.saved_at));
        let expected = SavedGame::from_text(7_654_321, "0 easy O O b2").unwrap();
        let mut found = games.into_iter().map(|game| SavedGame {
            saved_at: 0,
            ..game
        });
        assert_eq!(found.next_back(), Some(expected), "{list:?}");
    }
}

#[test]
fn games_are_offered_newest_first_and_never_when_they_are_over() {
    let mut random = Random(0x0bad_cafe_1234_5678);
    let mut finished = 0;
    for _ in 0..200 {
        let count = random.below(12);
        let games: Vec<SavedGame> = (0..count).map(|_| saved_game(&mut random)).collect();
        let offered = unfinished_newest_first(games.clone());
        assert!(offered.is_sorted_by_key(|game| u64::MAX - game.saved_at));
        for game in games {
            let state = after(
                &GameState::default(),
                GameAction::Resume(game.clone().into()),
            );
            let can_go_on = !state.is_over() && !game.moves.is_empty();
            assert_eq!(game.is_finished(), state.is_over());
            assert_eq!(offered.contains(&game), can_go_on);
            finished += u32::from(state.is_over());
        }
    }
    assert!(finished > 10, "{finished}");
}

#[test]
fn the_newest_eight_games_are_left() {
    let mut random = Random(0x1234_5678_9abc_def0);
    for _ in 0..2000 {
        let count = 1 + random.below(20);
        let ids = 0..u32::try_from(count).unwrap();
        // Few different times, so that some games were saved at the same one.
        let games: Vec<(u32, u64)> = ids.map(|id| (id, random.number() % 10)).collect();
        let just_saved = random.one(&games).0;
        let deleted = ids_to_delete(&games, just_saved);
        assert_eq!(deleted.len(), count.saturating_sub(8));
        assert!(!deleted.contains(&just_saved));
        let is_deleted = |(id, _): &(u32, u64)| deleted.contains(id);
        let newest_deleted = games
            .iter()
            .filter(|game| is_deleted(game))
            .map(|game| game.1);
        let left = games
            .iter()
            .filter(|game| !is_deleted(game) && game.0 != just_saved)
            .map(|game| game.1);
        assert!(newest_deleted.max() <= left.min() || deleted.is_empty());
    }
}

#[test]
fn pages_that_save_in_turn_delete_only_the_oldest_games() {
    let mut random = Random(0x7777_1111_3333_9999);
    let mut storage: BTreeMap<String, String> = BTreeMap::new();
    // A key and a value that belong to something else.
    storage.insert("chorus-lapilli/choices".into(), "dark".into());
    let mut deleted = 0;
    for time in 1..=2000 {
        let id = u32::try_from(random.below(12)).unwrap();
        if random.below(5) == 0 {
            storage.remove(&storage_key(id));
            continue;
        }
        let mut saved = saved_game(&mut random);
        saved.id = id;
        saved.saved_at = time;
        storage.insert(storage_key(id), saved.to_text());
        let games: Vec<(u32, u64)> = storage
            .iter()
            .filter_map(|(key, text)| Some((id_from_key(key)?, saved_at(text))))
            .collect();
        let oldest = games.iter().map(|game| game.1).min();
        for id in ids_to_delete(&games, id) {
            let text = storage.remove(&storage_key(id)).unwrap();
            assert_eq!(Some(saved_at(&text)), oldest);
            deleted += 1;
        }
        assert!(storage.len() <= 9);
        assert!(storage.contains_key(&storage_key(id)));
    }
    assert!(storage.contains_key("chorus-lapilli/choices"));
    assert!(deleted > 100, "{deleted}");
}
