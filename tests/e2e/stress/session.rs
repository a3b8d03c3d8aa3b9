//! A page and its model, side by side.

use std::collections::VecDeque;

use chorus_lapilli::notation::read_position;
use chorus_lapilli::route::Route;
use chorus_lapilli::rules::Square;
use chorus_lapilli::screen_view::{Mark, ScreenView};
use chorus_lapilli::settings::{Settings, Theme, Toggle};
use serde_json::{Value, json};

use super::action::Action;
use super::model::{Model, Shown};
use super::scripts::{ACT, BEFORE_LOAD, OBSERVE};
use super::texts;
use crate::random::Random;
use crate::support::Page;
use crate::watch;

/// How many of the last actions a failure tells.
const TOLD: usize = 12;

/// A page and its model, to which the same is done.
pub struct Session {
    pub page: Page,
    pub model: Model,
    pub random: Random,
    /// What the id of every game of this page load is counted from, once the page has told one.
    pub first_id: Option<u32>,
    /// How many actions there have been.
    pub count: usize,
    seed: u64,
    recent: VecDeque<String>,
}

/// An action that the model has done and the page has not.
pub struct Planned {
    action: Action,
    expected: Value,
    /// The number of the game that is shown then.
    game: Option<u32>,
}

impl Session {
    /// Loads the page at its plain address.
    pub async fn open(seed: u64) -> Self {
        let page = watch::blank_unseeded().await;
        page.before_load(BEFORE_LOAD).await;
        page.load().await;
        let session = Self {
            page,
            model: Model::load(&Route::Play, Settings::default()),
            // The first numbers of similar seeds are similar.
            random: Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
            first_id: None,
            count: 0,
            seed,
            recent: VecDeque::new(),
        };
        session.activate().await;
        session
    }

    /// Clicks with the mouse, without which browsers play no sound.
    pub async fn activate(&self) {
        let status = self.page.find(".status").await;
        status.click().await.unwrap();
    }

    /// Runs a script that can observe the page.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        let script = format!("{OBSERVE} {script}");
        self.page.js_with(&script, arguments).await
    }

    /// Waits until the page has saved the game and the address follows it.
    pub async fn settle(&self) {
        crate::saved_games::wait_for_save(&self.page).await;
    }

    /// Does this many random actions.
    pub async fn act(&mut self, count: usize) {
        let mut planned = Vec::new();
        for _ in 0..count {
            let action = Action::any(&mut self.random, &self.model);
            planned.push(self.plan(action));
        }
        self.perform(planned).await;
    }

    /// Does an action in the model, and returns it with what the page should show then.
    pub fn plan(&mut self, action: Action) -> Planned {
        self.model.act(&action);
        Planned {
            action,
            expected: self.expected(),
            game: self.own_game(),
        }
    }

    /// Does these actions at once in the page, and compares what was seen after each.
    pub async fn perform(&mut self, planned: Vec<Planned>) {
        let actions = planned.iter().map(|planned| planned.action.to_json());
        let mut seen = self.run(ACT, vec![actions.collect()]).await;
        let observations = seen["observations"].take();
        for (planned, observation) in planned.into_iter().zip(observations.as_array().unwrap()) {
            self.note(format!("{:?}", planned.action));
            self.compare(&planned.expected, observation);
            self.learn_id(planned.game, observation);
        }
        if !seen["failure"].is_null() || seen["violations"] != json!([]) {
            self.fail(&seen.to_string());
        }
        let console = self.page.console().await;
        if !console.is_empty() {
            self.fail(&format!("the console has {console:?}"));
        }
    }

    /// Counts something that is done.
    pub fn note(&mut self, action: String) {
        self.count += 1;
        if self.recent.len() == TOLD {
            self.recent.pop_front();
        }
        self.recent.push_back(action);
    }

    /// Compares what is shown now.
    pub fn check(&mut self, observation: &Value) {
        let (expected, game) = (self.expected(), self.own_game());
        self.compare(&expected, observation);
        self.learn_id(game, observation);
    }

    /// Returns the number of the game if it is shown.
    fn own_game(&self) -> Option<u32> {
        let is_play = matches!(self.model.shown, Shown::Play);
        is_play.then(|| self.model.game.record().game())
    }

    /// Learns from the history entry of a game how games are numbered.
    fn learn_id(&mut self, game: Option<u32>, observation: &Value) {
        let is_game =
            matches!(&observation["hash"], Value::String(hash) if hash.starts_with("#/play/"));
        if let Some(game) = game.filter(|_| is_game)
            && let Some(id) = entry_id(&observation["entry"])
        {
            self.first_id = Some(id.wrapping_sub(game));
        }
    }

    /// Returns what the page should show now.
    fn expected(&self) -> Value {
        let (classes, theme) = appearance(self.model.settings);
        let mut expected = json!({
            "squares": 9, "stayed": true, "errors": [], "classes": classes, "theme": theme,
        });
        if let Some(view) = self.model.view() {
            expected["board"] = board(&view).into();
            expected["marks"] = marks(&view).into();
            expected["status"] = view.status.as_str().into();
            expected["message"] = view.message.as_str().into();
        }
        // Any pieces can be put on a board that is edited.
        expected["legal"] = (!self.model.is_editing()).into();
        expected
    }

    fn compare(&self, expected: &Value, observation: &Value) {
        for (name, value) in expected.as_object().unwrap() {
            let is_right = match name.as_str() {
                "legal" => *value == false || is_legal(observation),
                name => observation[name] == *value,
            };
            if !is_right {
                self.fail(&format!("{name} should be {value} in {observation}"));
            }
        }
    }

    /// Tells what is wrong and how it came to that.
    pub fn fail(&self, what: &str) -> ! {
        let recent: Vec<&str> = self.recent.iter().map(String::as_str).collect();
        let (seed, count) = (self.seed, self.count);
        panic!(
            "STRESS_SEED={seed}, action {count}: {what}\nThe last actions:\n{}",
            recent.join("\n")
        );
    }

    /// Returns whether this is the id of the game that is shown now.
    pub fn is_current_game(&self, entry: &Value) -> bool {
        let game = self.model.game.record().game();
        let id = self.first_id.map(|first| first.wrapping_add(game));
        id.is_some() && entry_id(entry) == id
    }
}

/// Returns the classes of the page with these settings, and its theme.
fn appearance(settings: Settings) -> (String, &'static str) {
    let classes = [
        Some("app"),
        settings
            .is_on(Toggle::Coordinates)
            .then_some("app--coordinates"),
        settings
            .is_on(Toggle::LegalMoves)
            .then_some("app--legal-moves"),
        (!settings.is_on(Toggle::Animations)).then_some("app--still"),
    ];
    let classes: Vec<&str> = classes.into_iter().flatten().collect();
    let theme = match settings.theme {
        Theme::System => "",
        theme => theme.name(),
    };
    (classes.join(" "), theme)
}

/// Returns the id that is stored in a history entry.
fn entry_id(entry: &Value) -> Option<u32> {
    entry.as_u64().and_then(|id| u32::try_from(id).ok())
}

fn board(view: &ScreenView) -> String {
    let piece = |square| view.board.square(square).piece;
    let text = |square| piece(square).map_or("-", |player| player.symbol());
    Square::ALL.map(text).concat()
}

fn marks(view: &ScreenView) -> String {
    let mark = |square| match view.board.square(square).mark {
        Mark::Selected => "s",
        Mark::Target => "t",
        _ => "-",
    };
    Square::ALL.map(mark).concat()
}

/// Returns whether a game can come to the board with this status.
fn is_legal(observation: &Value) -> bool {
    let board = observation["board"].as_str().unwrap_or_default();
    let turns = match observation["status"].as_str().unwrap_or_default() {
        "Next player: X" | "Winner: O" => "X",
        "Next player: O" | "Winner: X" => "O",
        // On other screens something may follow.
        _ => "XO",
    };
    let is_position = |turn| read_position(&format!("{board}:{turn}")).is_ok();
    turns.chars().any(is_position)
}

/// Returns the route of an address that a script has returned.
pub fn route(address: &Value) -> Route {
    texts::route(address.as_str().unwrap_or_default())
}
