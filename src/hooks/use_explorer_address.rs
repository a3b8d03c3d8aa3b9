use yew::prelude::*;

use super::{RouteHandle, use_update_effect_with};
use crate::browser::address::Navigation;
use crate::explorer::{ExplorerAction, ExplorerState};
use crate::route::Route;

/// Shows the position of an address that is visited, and lets the address follow the position.
#[hook]
pub fn use_explorer_address(
    route: &RouteHandle,
    explorer: &ExplorerState,
    dispatch: &Callback<ExplorerAction>,
) {
    // `None` for a position that no game can reach, which has no address.
    let shown = explorer.position().ok().map(Route::position);
    {
        let (dispatch, shown) = (dispatch.clone(), shown.clone());
        use_update_effect_with(route.route.clone(), move |route| {
            if let Route::Position(text) = route
                && shown.as_ref() != Some(route)
            {
                dispatch.emit(ExplorerAction::Open(text.as_str().into()));
            }
        });
    }
    // The plain route of the screen leads to the position that is shown.
    let is_plain = route.route == Route::Explore;
    let navigation = if explorer.is_reached_by_move() && !is_plain {
        Navigation::Push
    } else {
        Navigation::Replace
    };
    let handle = route.clone();
    use_effect_with((explorer.action_id(), is_plain), move |_| {
        if let Some(shown) = shown {
            handle.navigate(&shown, navigation);
        }
    });
}
