//! What one action means: the page as it stands, and how a click changes it.

mod action;
mod cell;
mod explore;
mod game;
mod message;
mod opponent;
mod saved;

use std::rc::Rc;

use crate::notation::write_link;
use crate::route::Route;
use crate::rules::Square;
pub use action::{Action, Shared};
pub use cell::{Cell, Line, Mark};
pub use explore::ExploreState;
pub use game::GameState;
pub use message::Message;
pub use opponent::{Opponent, Seat};
pub use saved::{SavedGame, newest, shelve};

/// What the page shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// The game that is played.
    #[default]
    Play,
    /// Any position, and all that is known of it.
    Explore,
}

/// The page: its screens, which of them is seen, and what belongs to both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageState {
    /// Which screen is seen.
    pub screen: Screen,
    /// The game.
    pub game: GameState,
    /// The position that is explored.
    pub explore: ExploreState,
    /// The square at which the Tab key enters the board.
    pub focus: Square,
    /// Whether the address is a game's, and follows it.
    pub follows: bool,
    /// The moves of the last address of that kind, and the number of the game they became.
    opened: (Rc<str>, usize),
    /// The number under which this page's game is kept.
    pub id: u32,
    /// A game to go on with.
    pub offer: Option<Rc<SavedGame>>,
    /// How often the link was asked for.
    pub shares: u32,
    /// How often the game was to be kept.
    pub keeps: u32,
    /// Whether the link is shown, to be copied by hand.
    pub shows_link: bool,
    /// Whether the browser keeps nothing.
    pub unkept: bool,
}

impl PageState {
    /// The page as it is first seen at this address; its game is kept under this number.
    #[must_use]
    pub fn new(route: Route, id: u32) -> Self {
        let mut page = Self {
            id,
            offer: None,
            follows: false,
            opened: ("".into(), 0),
            shares: 0,
            keeps: 0,
            shows_link: false,
            unkept: false,
            screen: Screen::Play,
            game: GameState::default(),
            explore: ExploreState::default(),
            focus: Square::CENTRE,
        };
        page.visit(route);
        page
    }

    /// The game as it is kept; nothing once it is over, or before its first move.
    #[must_use]
    pub fn kept(&self) -> Option<SavedGame> {
        // Looking back at a game does not make it another.
        let record = self.game.record().jump_to(usize::MAX);
        let going_on = !record.is_empty() && !record.is_over();
        going_on.then(|| SavedGame {
            id: self.id,
            opponent: self.game.opponent(),
            moves: record.moves().collect(),
        })
    }

    /// Whose piece a click on which squares would put down, in words of the style sheet.
    #[must_use]
    pub fn next(&self) -> Option<&'static str> {
        match self.screen {
            Screen::Play => self.game.next(),
            Screen::Explore => Some("X anywhere"),
        }
    }

    /// What each square shows, in reading order.
    #[must_use]
    pub fn cells(&self) -> [Cell; 9] {
        match self.screen {
            Screen::Play => self.game.cells(),
            Screen::Explore => self.explore.cells(),
        }
    }

    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub fn status(&self) -> &'static str {
        match self.screen {
            Screen::Play => self.game.status(),
            Screen::Explore => self.explore.status(),
        }
    }

    /// What the player can do now.
    #[must_use]
    pub fn advice(&self) -> &'static str {
        match self.screen {
            Screen::Play => self.game.advice(),
            Screen::Explore => "Click a square for X, again for O, again for none.",
        }
    }

    /// What the last action did, or why it did nothing.
    #[must_use]
    pub fn message(&self) -> String {
        match self.screen {
            Screen::Play => self.game.message().to_string(),
            Screen::Explore => self.explore.sentence(),
        }
    }

    /// How the game stands, where that is to be seen.
    #[must_use]
    pub fn verdict(&self) -> Option<String> {
        let record = self.game.record();
        let shown = self.screen == Screen::Play && self.game.values() && !record.is_drawn();
        shown.then(|| self.game.verdict())
    }

    /// What is read out, and how many times something has been.
    #[must_use]
    pub fn announcement(&self) -> (String, u32) {
        match self.screen {
            Screen::Play => (self.game.announcement(), self.game.said()),
            Screen::Explore => (self.explore.announcement(), self.explore.said()),
        }
    }

    /// The state after the action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut page = self.clone();
        page.apply(action);
        page
    }

    /// Does what the action says. Where Yew's code takes it in, the bundle is larger.
    #[inline(never)]
    pub fn apply(&mut self, action: Action) {
        let before = self.game.record().clone();
        match action {
            Action::Visit(route) => self.visit(route),
            Action::Offer(games) => self.offer = newest(&games).map(Rc::new),
            Action::Resume => {
                if let Some(saved) = self.offer.take() {
                    self.game.resume(&saved);
                }
            }
            Action::Dismiss => self.offer = None,
            Action::Share => self.shares += 1,
            Action::Shared(shared) => {
                self.shows_link = shared == Shared::Shown;
                self.game.apply(&action);
            }
            Action::Keep => {
                self.keeps += 1;
                if self.follows {
                    self.opened = (write_link(before.moves()).into(), before.game());
                }
            }
            Action::Unkept(unkept) => self.unkept = unkept,
            Action::Focus(square) => self.focus = square,
            // What is done on Explore is none of the game's business; what happens to it is, and
            // what was chosen for it.
            _ if self.screen == Screen::Explore
                && !matches!(action, Action::Answer(_) | Action::ToggleValues) =>
            {
                self.explore.apply(&action);
            }
            _ => self.game.apply(&action),
        }
        // A link that is shown is one to the game as it was.
        let now = self.game.record();
        self.shows_link &= now.same_line(&before) && now.cursor() == before.cursor();
    }

    fn visit(&mut self, route: Route) {
        self.game.calm_down();
        self.follows = matches!(route, Route::Game(_));
        self.screen = match route {
            Route::Play => Screen::Play,
            Route::Game(moves) => {
                // The way back to an address leads to its game as it is now.
                let game = self.game.record();
                let known = (&*moves, game.game()) == (&*self.opened.0, self.opened.1);
                if !known {
                    if moves == write_link(game.moves()) {
                        self.game.apply(&Action::JumpTo(usize::MAX));
                    } else {
                        let (before, kept) = (game.game(), self.kept().is_some());
                        self.game.open(&moves);
                        // A game that is put away for another stays where it is kept.
                        if kept && self.game.record().game() != before {
                            self.id = self.id.wrapping_add(1);
                        }
                    }
                    self.opened = (moves.into(), self.game.record().game());
                }
                Screen::Play
            }
            Route::Explore => {
                // The position as it was left, shown anew: the address is to follow it.
                let turn = self.explore.turn();
                self.explore.apply(&Action::Turn(turn));
                Screen::Explore
            }
            Route::Position(text) => {
                self.explore.read(&text);
                Screen::Explore
            }
            Route::Unknown => {
                self.game.lose_the_way();
                Screen::Play
            }
        };
    }
}
