//! Custom hooks: shared state and side effects.

mod use_announcement;
mod use_computer;
mod use_deferred;
mod use_delayed_effect;
mod use_drag;
mod use_event;
mod use_explorer_address;
mod use_game;
mod use_game_address;
mod use_last_route;
mod use_move_sound;
mod use_route;
mod use_roving_focus;
mod use_saved_games;
mod use_settings;
mod use_temporary;
mod use_update_effect_with;

pub use use_announcement::{Announcer, use_announcement};
use use_computer::use_computer;
pub use use_deferred::use_deferred;
use use_delayed_effect::use_delayed_effect;
pub use use_drag::{Drag, DragState, use_drag};
pub use use_event::use_document_event;
use use_event::use_window_event;
pub use use_explorer_address::use_explorer_address;
pub use use_game::{GameHandle, use_game};
use use_game_address::use_game_address;
pub use use_last_route::use_last_route;
use use_move_sound::use_move_sound;
pub use use_route::{RouteHandle, use_route};
pub use use_roving_focus::{RovingFocus, use_roving_focus};
pub use use_saved_games::SavedGamesHandle;
use use_saved_games::use_saved_games;
pub use use_settings::use_settings;
pub use use_temporary::use_temporary;
use use_update_effect_with::use_update_effect_with;
