use yew::prelude::*;

use crate::route::{Route, Screen};

/// Returns the route that was shown last on a screen, `None` before it has shown anything.
#[hook]
pub fn use_last_route(route: &Route, screen: Screen) -> Option<Route> {
    let last = use_mut_ref(|| None::<Route>);
    if route.screen() == screen && *route != screen.route() {
        last.replace(Some(route.clone()));
    }
    let last = last.borrow();
    last.clone()
}
