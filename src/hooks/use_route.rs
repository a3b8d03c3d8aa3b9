use web_sys::HashChangeEvent;
use yew::prelude::*;

use super::use_window_event;
use crate::browser::address::{self, Navigation};
use crate::route::Route;

/// The route of the address, and a way to change it.
#[derive(Clone, PartialEq)]
pub struct RouteHandle {
    /// The route.
    pub route: Route,
    setter: UseStateSetter<Route>,
}

impl RouteHandle {
    /// Changes the address to another route.
    ///
    /// Does nothing if a link or the browser's buttons have changed the address already.
    pub fn navigate(&self, to: &Route, navigation: Navigation) {
        let current = address::route();
        if current == self.route && current != *to {
            address::navigate(to, navigation);
            // Browsers refuse to change the address too often; a later change may succeed.
            self.setter.set(address::route());
        }
    }
}

/// Returns the route of the address, followed for as long as the component lives.
#[hook]
pub fn use_route() -> RouteHandle {
    let state = use_state_eq(address::route);
    let setter = state.setter();
    {
        let setter = setter.clone();
        use_window_event("hashchange", move |_: &HashChangeEvent| {
            setter.set(address::route());
        });
    }
    RouteHandle {
        route: (*state).clone(),
        setter,
    }
}
