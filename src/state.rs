//! What one action means: the page as it stands, and how a click changes it.

mod cell;
mod explore;
mod game;
mod message;
mod opponent;

use std::rc::Rc;

use yew::Reducible;

use crate::route::Route;
use crate::rules::{Move, Player, Square};
use crate::solver::Level;
pub use cell::{Cell, Mark};
pub use explore::ExploreState;
pub use game::GameState;
pub use message::Message;
pub use opponent::{Opponent, Seat};

/// Something a player does, or that happens to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Clicks a square, or does the same with a key.
    Click(Square),
    /// Moves the focus to a square.
    Focus(Square),
    /// Puts a selected piece back.
    Cancel,
    /// Takes back the last move; against the computer, the computer's and one's own.
    Undo,
    /// Empties the board; the seed decides who is X where that is left to lot.
    NewGame(u64),
    /// Asks for a good move.
    Hint,
    /// Shows the values of moves, or hides them.
    ToggleValues,
    /// Chooses to play the computer at this level, or another person; the seed is for the lot.
    Oppose(Option<Level>, u64),
    /// Chooses a side against the computer; the seed is for the lot.
    Sit(Seat, u64),
    /// The computer's move; the seed decides among what looks equal to it.
    Answer(u64),
    /// Follows an address.
    Visit(Route),
    /// Chooses the side to move of the position that is set up.
    Turn(Player),
    /// Looks at the position after this move.
    Follow(Move),
    /// Sets up an empty board.
    Clear,
}

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
}

impl PageState {
    /// The page as it is first seen at this address.
    #[must_use]
    pub fn at(route: Route) -> Self {
        let mut page = Self {
            screen: Screen::Play,
            game: GameState::default(),
            explore: ExploreState::default(),
            focus: Square::CENTRE,
        };
        page.visit(route);
        page
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
            Screen::Explore => "Click squares to put pieces on and off.",
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

    /// What is read out, and how many times something has been.
    #[must_use]
    pub fn announcement(&self) -> (String, u32) {
        let text = match self.screen {
            Screen::Play => self.game.announcement(),
            Screen::Explore => self.explore.sentence(),
        };
        (text, self.game.said() + self.explore.said())
    }

    /// The state after the action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut page = self.clone();
        match action {
            Action::Visit(route) => page.visit(route),
            Action::Focus(square) => page.focus = square,
            Action::Click(_) | Action::Turn(_) | Action::Follow(_) | Action::Clear
                if self.screen == Screen::Explore =>
            {
                page.explore.apply(&action);
            }
            _ => page.game.apply(&action),
        }
        page
    }

    fn visit(&mut self, route: Route) {
        self.screen = match route {
            Route::Play => Screen::Play,
            Route::Explore => Screen::Explore,
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

impl Reducible for PageState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}
