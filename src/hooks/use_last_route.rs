use yew::prelude::*;

use crate::route::{Route, Screen};

/// Returns the last route of the screen, its plain one if there has been none.
#[hook]
pub fn use_last_route(route: &Route, screen: Screen) -> Route {
    let last = use_mut_ref(|| screen.route());
    if route.screen() == screen {
        last.replace(route.clone());
    }
    last.borrow().clone()
}
