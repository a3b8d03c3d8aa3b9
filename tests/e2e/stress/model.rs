//! What the page should show, found without a browser.

use std::rc::Rc;

use chorus_lapilli::atlas::{AtlasAction, AtlasState};
use chorus_lapilli::explorer::{ExplorerAction, ExplorerState};
use chorus_lapilli::game::{GameAction, GameState, Message};
use chorus_lapilli::keyboard::Command;
use chorus_lapilli::notation::write_position;
use chorus_lapilli::players::Opponent;
use chorus_lapilli::record::Moment;
use chorus_lapilli::route::{Route, Screen};
use chorus_lapilli::rules::{Player, Position, Square};
use chorus_lapilli::screen_view::{Mark, NextClick, ScreenView};
use chorus_lapilli::settings::{Settings, SettingsAction};
use yew::Reducible;

use super::action::Action;
use super::texts;

/// The number of moves from which on a game can be reviewed.
const REVIEWED_MOVES: usize = 2;

/// The game, the screen that is shown, and the settings.
pub struct Model {
    pub game: GameState,
    pub shown: Shown,
    pub settings: Settings,
    /// The position that Explore and Atlas share, and the moment of the game it belongs to.
    explored: Option<(Moment, Position)>,
}

/// The screen that is shown.
pub enum Shown {
    Play,
    Explore(ExplorerState),
    Atlas(AtlasState),
    /// A screen whose board is not foretold.
    Other,
}

/// Returns the state after the action.
fn after<S: Reducible + Clone>(state: &S, action: S::Action) -> S {
    Rc::unwrap_or_clone(Rc::new(state.clone()).reduce(action))
}

impl Model {
    /// Returns the page as it is loaded at this route.
    pub fn load(route: &Route, settings: Settings) -> Self {
        let mut model = Self {
            game: GameState::from_route(route),
            shown: Shown::Other,
            settings,
            explored: None,
        };
        model.show(route);
        model
    }

    /// Returns what the screen shows, if that can be foretold.
    pub fn view(&self) -> Option<ScreenView> {
        match &self.shown {
            Shown::Play => Some(self.game.view(&self.settings)),
            Shown::Explore(state) => Some(state.view(&self.settings)),
            Shown::Atlas(state) => Some(state.view(&self.settings, None)),
            Shown::Other => None,
        }
    }

    /// Returns whether pieces are put on and off, so that the board may be an impossible one.
    pub fn is_editing(&self) -> bool {
        matches!(&self.shown, Shown::Explore(state) if state.is_editing())
    }

    /// Goes from one address to another; `is_entry_of_game` if the game that is shown was stored in
    /// the history entry.
    pub fn visit(&mut self, from: &Route, to: &Route, is_entry_of_game: bool) {
        if *to == Route::Unknown {
            self.play(GameAction::Report(Message::NotFound));
        }
        if from == to {
            return;
        }
        if let Route::Game(game) = to
            && !is_entry_of_game
        {
            self.play(GameAction::OpenAddress(game.as_str().into()));
        }
        self.show(to);
    }

    /// Shows the screen of a route.
    fn show(&mut self, to: &Route) {
        let record = self.game.record();
        let explored = self.explored.filter(|(at, _)| *at == record.moment());
        self.shown = match (to, &self.shown) {
            (Route::Position(text), Shown::Explore(state)) => {
                let is_shown = state.position().is_ok_and(|at| Route::position(at) == *to);
                let open = ExplorerAction::Open(text.as_str().into());
                Shown::Explore(if is_shown {
                    state.clone()
                } else {
                    after(state, open)
                })
            }
            (Route::Explore, Shown::Explore(_)) | (Route::Atlas, Shown::Atlas(_)) => return,
            (Route::Position(text), _) => {
                Shown::Explore(ExplorerState::from_record_at(record, text))
            }
            (Route::Explore, _) => Shown::Explore(match explored {
                Some((_, at)) => ExplorerState::from_record_at(record, &write_position(at)),
                None => ExplorerState::from_record(record),
            }),
            (Route::AtlasOf(text), Shown::Atlas(state)) => {
                let open = AtlasAction::Open(text.as_str().into());
                Shown::Atlas(if state.route() == *to {
                    state.clone()
                } else {
                    after(state, open)
                })
            }
            (Route::AtlasOf(text), _) => Shown::Atlas(AtlasState::from_text(text, record)),
            (Route::Atlas, _) => Shown::Atlas(match explored {
                Some((_, at)) => AtlasState::from_record_at(record, at),
                None => AtlasState::from_record(record),
            }),
            _ if to.screen() == Screen::Play => Shown::Play,
            _ => Shown::Other,
        };
        self.note_explored();
    }

    fn note_explored(&mut self) {
        let position = match &self.shown {
            Shown::Explore(state) => state.last_position(),
            Shown::Atlas(state) => state.position(),
            Shown::Play | Shown::Other => return,
        };
        self.explored = Some((self.game.record().moment(), position));
    }

    /// Does something in the page.
    pub fn act(&mut self, action: &Action) {
        match action {
            Action::Click(square) => self.click(*square),
            Action::Key { key, at, .. } => {
                // The arrow keys of a square move the focus.
                let moves_focus = at.is_some() && key.starts_with("Arrow");
                if let Some(command) = action.command().filter(|_| !moves_focus) {
                    self.command(command);
                }
            }
            Action::Drag { from, to } => self.drag(*from, *to),
            Action::Press(name) => self.press(name),
            Action::Jump(ply) => self.play(GameAction::JumpTo(*ply)),
            Action::Paste(text) => self.paste(text.trim_ascii()),
            Action::Switch(toggle) => self.set(SettingsAction::Toggle(*toggle)),
            Action::Theme(theme) => self.set(SettingsAction::SetTheme(*theme)),
            Action::Listed(m) => self.explore(ExplorerAction::Game(GameAction::Play(*m))),
        }
        self.note_explored();
    }

    /// Does something to the game, whatever is shown.
    pub fn play(&mut self, action: GameAction) {
        self.game = after(&self.game, action);
    }

    fn explore(&mut self, action: ExplorerAction) {
        if let Shown::Explore(state) = &mut self.shown {
            *state = after(state, action);
        }
    }

    fn set(&mut self, action: SettingsAction) {
        self.settings = after(&self.settings, action);
    }

    /// Does something on the board that is shown.
    fn on_board(&mut self, action: GameAction) {
        match &mut self.shown {
            Shown::Play => self.play(action),
            Shown::Explore(state) => *state = after(state, ExplorerAction::Game(action)),
            Shown::Atlas(state) => *state = after(state, AtlasAction::Board(action)),
            Shown::Other => {}
        }
    }

    fn click(&mut self, square: Square) {
        self.on_board(GameAction::Click(square));
    }

    fn command(&mut self, command: Command) {
        let is_play = matches!(self.shown, Shown::Play);
        let action = match command {
            Command::Hint => GameAction::Hint,
            Command::ClaimDraw if is_play => GameAction::ClaimDraw,
            Command::Next if is_play => GameAction::NewGame { seed: 0 },
            Command::ClaimDraw | Command::Next => GameAction::Report(Message::OnPlayOnly),
            Command::Back if matches!(self.shown, Shown::Atlas(_)) => GameAction::Undo,
            _ => match GameAction::of_command(command) {
                Some(action) => action,
                None => return,
            },
        };
        self.on_board(action);
    }

    /// A drag is two clicks, or none where nothing can be dragged.
    fn drag(&mut self, from: Square, to: Option<Square>) {
        let is_selected = |model: &Self| {
            let view = model.view();
            view.is_some_and(|view| view.board.square(from).mark == Mark::Selected)
        };
        let Some(board) = self.view().map(|view| view.board) else {
            return;
        };
        let is_stepping = matches!(board.next, NextClick::Step(_));
        if !is_stepping || board.square(from).piece.is_none() {
            return;
        }
        let was_selected = is_selected(self);
        if !was_selected {
            self.click(from);
        }
        if is_selected(self) {
            match to {
                None => self.command(Command::CancelSelection),
                Some(to) if to != from || was_selected => self.click(to),
                Some(_) => {}
            }
        }
    }

    fn press(&mut self, name: &str) {
        match name {
            "Undo" => self.on_board(GameAction::Undo),
            "Redo" => self.on_board(GameAction::Redo),
            "Hint" => self.play(GameAction::Hint),
            "New game" | "Play again" => self.play(GameAction::NewGame { seed: 0 }),
            "Two players" => self.play(GameAction::SetOpponent(Opponent::Human)),
            "Back to now" => self.play(GameAction::JumpTo(usize::MAX)),
            "Claim draw" => self.play(GameAction::ClaimDraw),
            "Review" if self.game.record().len() >= REVIEWED_MOVES => self.show(&Route::Review),
            "Review" => self.play(GameAction::Report(Message::NothingToReview)),
            "Edit board" => self.explore(ExplorerAction::Edit),
            "Clear board" => self.explore(ExplorerAction::Clear),
            "Done" => self.explore(ExplorerAction::Done),
            "X to move" => self.explore(ExplorerAction::SetTurn(Player::X)),
            "O to move" => self.explore(ExplorerAction::SetTurn(Player::O)),
            "Play from here" => self.play_from_here(),
            _ => unreachable!("a button that is pressed: {name}"),
        }
    }

    fn play_from_here(&mut self) {
        let Shown::Explore(state) = &self.shown else {
            return;
        };
        let position = state.last_position();
        if position.children().next().is_none() {
            let already_won = GameAction::Report(Message::AlreadyWon);
            self.explore(ExplorerAction::Game(already_won));
            return;
        }
        self.play(GameAction::StartFrom { position, seed: 0 });
        self.show(&Route::game(position, []));
    }

    fn paste(&mut self, text: &str) {
        match texts::route(text) {
            to @ Route::Position(_) => self.show(&to),
            _ => self.play(GameAction::OpenText(texts::decode(text).into())),
        }
    }
}
