//! Other addresses, the way back, and reloads.

use std::collections::BTreeMap;
use std::rc::Rc;

use chorus_lapilli::browser::storage::SETTINGS_KEY;
use chorus_lapilli::game::{GameAction, Message};
use chorus_lapilli::route::Route;
use chorus_lapilli::saved_games::{SavedGame, id_from_key, unfinished_newest_first};
use chorus_lapilli::settings::Settings;
use serde_json::{Value, json};

use super::action::Action;
use super::model::{Model, Shown};
use super::scripts::{GO, VISIT};
use super::session::{Session, route};
use super::texts;

/// How many bytes are in use.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// By the page, besides the game: objects, scripts and elements.
    pub page: f64,
    /// By the game.
    pub game: f64,
}

impl Session {
    /// Visits another address, goes back or forward, or reloads the page.
    pub async fn travel(&mut self, may_reload: bool) {
        self.settle().await;
        match self.random.below(12) {
            0 if may_reload => self.reload(false).await,
            1 if may_reload => self.reload(true).await,
            2 => self.go(-1).await,
            3 => self.go(1).await,
            4 => self.go(-2).await,
            _ => {
                let address = texts::address(&mut self.random);
                self.visit(&address).await;
            }
        }
    }

    /// Visits an address.
    pub async fn visit(&mut self, address: &str) {
        self.note(format!("visit {}", shortened(address)));
        let visited = self.run(VISIT, vec![address.into()]).await;
        self.arrive(&visited);
    }

    /// Goes through the history by this many entries, if the page has them.
    async fn go(&mut self, by: i32) {
        self.note(format!("go {by} in the history"));
        let visited = self.run(GO, vec![by.into()]).await;
        if !visited.is_null() {
            self.arrive(&visited);
        }
    }

    fn arrive(&mut self, visited: &Value) {
        // Also where the address has not changed, nothing else may have.
        let (from, to) = (&visited["from"], &visited["to"]);
        if from != to {
            let is_entry_of_game = self.is_current_game(&visited["entry"]);
            let (from, to) = (route(from), route(to));
            self.model.visit(&from, &to, is_entry_of_game);
        }
        self.check(&visited["seen"]);
    }

    /// Reloads the page, after writing rubbish into its storage if asked to.
    async fn reload(&mut self, spoils: bool) {
        let at = route(&self.page.js("return location.href;").await);
        if spoils {
            let (key, text) = texts::stored(&mut self.random);
            self.note(format!("write {} into {key}, reload", shortened(&text)));
            let write = "localStorage.setItem(...arguments);";
            self.page
                .js_with(write, vec![key.into(), text.into()])
                .await;
        } else {
            self.note("reload".into());
            self.assert_saved(&at).await;
        }
        let settings = self.storage().await.remove(SETTINGS_KEY);
        let settings = Settings::from_text(&settings.unwrap_or_default());
        self.page.reload().await;
        self.activate().await;
        self.model = Model::load(&at, settings);
        self.first_id = None;
        let seen = self.run("return observe();", vec![]).await;
        self.check(&seen);
        self.resume().await;
    }

    /// Asserts that the game is saved, unless the address holds it.
    async fn assert_saved(&self, at: &Route) {
        if let Some(SavedGame { start, moves, .. }) = self.model.game.to_saved(0)
            && !matches!(at, Route::Game(_))
        {
            let is_saved = |saved: &SavedGame| saved.start == start && saved.moves == moves;
            let saved = self.saved_games().await;
            if !saved.iter().any(is_saved) {
                self.fail(&format!("{moves:?} is not saved in {saved:?}"));
            }
        }
    }

    /// Resumes the game that is offered, or does not.
    async fn resume(&mut self) {
        let record = self.model.game.record();
        let is_offered = record.is_untouched() && matches!(self.model.shown, Shown::Play);
        let saved = if is_offered {
            self.saved_games().await
        } else {
            Vec::new()
        };
        if self.page.has_button("Resume").await == saved.is_empty() {
            self.fail(&format!("these games can be resumed: {saved:?}"));
        }
        let Some(newest) = saved.into_iter().next() else {
            return;
        };
        let (name, action) = match self.random.below(3) {
            0 => ("Not now", GameAction::Report(Message::Postponed)),
            1 => ("Resume", GameAction::Resume(Rc::new(newest))),
            _ => return,
        };
        self.note(name.into());
        self.model.play(action);
        self.page.press(name).await;
        let seen = self.run("return observe();", vec![]).await;
        self.check(&seen);
    }

    /// Returns the saved games that can be resumed, newest first.
    async fn saved_games(&self) -> Vec<SavedGame> {
        let storage = self.storage().await;
        let games = storage
            .iter()
            .filter_map(|(key, text)| SavedGame::from_text(id_from_key(key)?, text));
        unfinished_newest_first(games)
    }

    /// Returns everything that is stored.
    async fn storage(&self) -> BTreeMap<String, String> {
        let stored = self.page.js("return { ...localStorage };").await;
        serde_json::from_value(stored).unwrap()
    }

    /// Returns the memory in use with an empty board.
    pub async fn memory(&mut self) -> Memory {
        self.settle().await;
        self.visit("#/").await;
        let new_game = self.plan(Action::new_game(&self.model));
        self.perform(vec![new_game]).await;
        self.settle().await;
        for _ in 0..3 {
            self.page
                .devtools("HeapProfiler.collectGarbage", json!({}))
                .await;
        }
        let heap = self.page.devtools("Runtime.getHeapUsage", json!({})).await;
        let size = |name: &str| heap[name].as_f64().unwrap();
        let game = self.page.js("return gameMemory.buffer.byteLength;").await;
        Memory {
            page: size("usedSize") + size("embedderHeapUsedSize"),
            game: game.as_f64().unwrap(),
        }
    }
}

/// Returns the beginning of a long text.
fn shortened(text: &str) -> String {
    text.chars().take(300).collect()
}
