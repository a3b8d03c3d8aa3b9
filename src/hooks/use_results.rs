use std::mem;
use std::rc::Rc;

use yew::prelude::*;

use super::{StoredHandle, use_stored};
use crate::game::{GameAction, GameState};
use crate::results::Results;

/// The results against the computer, and ways to clear them and to undo that.
#[derive(Clone, PartialEq)]
pub struct ResultsHandle {
    /// The results.
    pub results: Rc<Results>,
    /// Whether the browser has refused to store them.
    pub is_refused: bool,
    /// Whether they were cleared and can be restored.
    pub can_restore: bool,
    /// Clears the results.
    pub onclear: Callback<()>,
    /// Restores the results that were cleared.
    pub onrestore: Callback<()>,
}

/// Returns the results against the computer, and adds each game that has ended and counts.
///
/// They are looked up when the page is `ready`. A game in which the values of the moves are shown is
/// noted as one that does not count.
#[hook]
pub fn use_results(
    game: &GameState,
    dispatch: &Callback<GameAction>,
    values_shown: bool,
    ready: bool,
) -> ResultsHandle {
    let stored: StoredHandle<Results> = use_stored(ready);
    // The results that were cleared last, until another game counts.
    let cleared = use_state_eq(|| None::<Rc<Results>>);
    {
        let (stored, cleared) = (stored.clone(), cleared.setter());
        use_effect_with(game.counted(), move |counted| {
            if let Some(game) = *counted {
                stored.update(|results| results.record(game.level, game.side, game.ending));
                cleared.set(None);
            }
        });
    }
    {
        let dispatch = dispatch.clone();
        let helped = game.helped_by_values().filter(|_| values_shown);
        use_effect_with(helped, move |helped| {
            if helped.is_some() {
                dispatch.emit(GameAction::NoteValues);
            }
        });
    }
    let onclear = {
        let deps = (stored.clone(), cleared.setter());
        use_callback(deps, |(), (stored, cleared)| {
            stored.update(|results| cleared.set(Some(Rc::new(mem::take(results)))));
        })
    };
    let onrestore = {
        let deps = (stored.clone(), cleared.clone());
        use_callback(deps, |(), (stored, cleared)| {
            if let Some(results) = &**cleared {
                stored.update(|current| current.add(results));
                cleared.set(None);
            }
        })
    };
    ResultsHandle {
        results: Rc::clone(stored.value()),
        is_refused: stored.is_refused(),
        can_restore: cleared.is_some(),
        onclear,
        onrestore,
    }
}
