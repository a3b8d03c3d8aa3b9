use yew::prelude::*;

use crate::route::{Route, Screen};

/// Returns the last route of the screen that says what is shown, its plain one if there is none yet.
#[hook]
pub fn use_last_route(route: &Route, screen: Screen) -> Route {
    let last = use_mut_ref(|| screen.route());
    if route.screen() == screen && *route != screen.route() {
        last.replace(route.clone());
    }
    last.borrow().clone()
}
