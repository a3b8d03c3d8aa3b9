use yew::prelude::*;

use super::{RouteHandle, use_update_effect_with};
use crate::browser::address::Navigation;
use crate::route::Route;

/// What a screen shows, as far as its address tells.
#[derive(Clone, PartialEq)]
pub struct Shown {
    /// The route to it, `None` if it has none.
    pub route: Option<Route>,
    /// How the address follows, unless it is the plain one of the screen, which is replaced.
    pub navigation: Navigation,
    /// Changes with each action that does something.
    pub action_id: u32,
}

/// Calls back with a route of the screen that is visited, and lets the address follow what is shown.
#[hook]
pub fn use_address(route: &RouteHandle, shown: Shown, onvisit: Callback<Route>) {
    let is_plain = route.route == route.route.screen().route();
    {
        let shown = shown.route.clone();
        use_update_effect_with(route.route.clone(), move |route| {
            if !is_plain && shown.as_ref() != Some(route) {
                onvisit.emit(route.clone());
            }
        });
    }
    let navigation = if is_plain {
        Navigation::Replace
    } else {
        shown.navigation
    };
    let handle = route.clone();
    use_effect_with((shown.action_id, is_plain), move |_| {
        if let Some(shown) = shown.route {
            handle.navigate(&shown, navigation);
        }
    });
}
