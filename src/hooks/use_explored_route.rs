use yew::prelude::*;

use crate::record::Moment;
use crate::route::Route;

/// Returns the position that was shown last on the screen Explore, `None` if there is none or the
/// game has moved on since.
#[hook]
pub fn use_explored_route(route: &Route, game: Moment) -> Option<Route> {
    let last = use_mut_ref(|| None::<(Moment, Route)>);
    // The moment of the game when the position was first shown.
    let is_known = last
        .borrow()
        .as_ref()
        .is_some_and(|(_, last)| last == route);
    if matches!(route, Route::Position(_)) && !is_known {
        last.replace(Some((game, route.clone())));
    }
    let last = last.borrow();
    let current = last.as_ref().filter(|(moment, _)| *moment == game);
    current.map(|(_, route)| route.clone())
}
