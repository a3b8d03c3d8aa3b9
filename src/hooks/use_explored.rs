use yew::prelude::*;

use crate::record::Moment;
use crate::rules::Position;

/// The position that the screens Explore and Atlas share.
#[derive(Clone, PartialEq)]
pub struct ExploredHandle {
    /// The position that was shown last, `None` if there is none or the game has moved on since.
    pub position: Option<Position>,
    /// Called with the position that is shown.
    pub onexplore: Callback<Position>,
}

/// Returns the position that was explored last, which is forgotten when the game moves on.
#[hook]
pub fn use_explored(game: Moment) -> ExploredHandle {
    let last = use_mut_ref(|| None::<(Moment, Position)>);
    let position = {
        let last = last.borrow();
        let current = last.filter(|(moment, _)| *moment == game);
        current.map(|(_, position)| position)
    };
    let onexplore = use_callback(game, move |position, game| {
        last.replace(Some((*game, position)));
    });
    ExploredHandle {
        position,
        onexplore,
    }
}
