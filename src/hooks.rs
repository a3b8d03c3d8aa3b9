//! Custom hooks: what the components share of state and of effects outside the DOM.

mod use_after_first_paint;
mod use_announcement;
mod use_computer;
mod use_delayed_effect;
mod use_drag;
mod use_event;
mod use_game;
mod use_game_address;
mod use_move_sound;
mod use_route;
mod use_roving_focus;
mod use_saved_games;
mod use_settings;

pub use use_after_first_paint::use_after_first_paint;
pub use use_announcement::{Announcer, use_announcement};
pub use use_computer::use_computer;
pub use use_delayed_effect::use_delayed_effect;
pub use use_drag::{Drag, DragState, use_drag};
pub use use_event::use_event;
pub use use_game::{GameHandle, use_game};
pub use use_game_address::use_game_address;
pub use use_move_sound::use_move_sound;
pub use use_route::{RouteHandle, use_route};
pub use use_roving_focus::{RovingFocus, use_roving_focus};
pub use use_saved_games::{SavedGamesHandle, use_saved_games};
pub use use_settings::use_settings;
