use std::rc::Rc;

use yew::prelude::*;

use super::use_delayed_effect;
use crate::browser::storage;
use crate::game::{GameAction, GameState};
use crate::route::Route;
use crate::saved_games::SavedGame;

/// The saved game that is offered, and whether games can be saved.
#[derive(Clone, PartialEq)]
pub struct SavedGamesHandle {
    /// The game that may be resumed.
    pub offer: Option<Rc<SavedGame>>,
    /// Whether there is an older one to offer instead.
    pub has_older: bool,
    /// Whether the browser has refused to save.
    pub is_refused: bool,
    /// Resumes the game that is offered.
    pub onresume: Callback<()>,
    /// Offers the next older game instead, if there is one.
    pub onpostpone: Callback<()>,
}

/// Saves the game under this id when it changes, and offers the games that were saved before.
///
/// A game that the address holds is saved once it changes or the address is left. The saved games
/// are looked up when the page is `ready`.
#[hook]
pub fn use_saved_games(
    game: &GameState,
    dispatch: &Callback<GameAction>,
    id: u32,
    route: &Route,
    ready: bool,
) -> SavedGamesHandle {
    let is_refused = use_state_eq(|| false);
    // What this page has saved last, without the time.
    let saved = use_mut_ref(|| None::<SavedGame>);
    let current = game.to_saved(id);
    let save = {
        let (saved, is_refused) = (Rc::clone(&saved), is_refused.setter());
        move |current: &Option<SavedGame>| {
            let previous = saved.replace(current.clone());
            if previous == *current {
                return;
            }
            match current {
                Some(game) => {
                    let game = SavedGame {
                        saved_at: storage::now(),
                        ..game.clone()
                    };
                    is_refused.set(storage::save_game(&game).is_err());
                }
                None => storage::remove_game(id),
            }
        }
    };

    {
        // The route of the render in which the game changed: a link that is only looked at holds the
        // game, but the address that follows a move must not keep that move from being saved.
        let (save, route) = (save.clone(), route.clone());
        use_delayed_effect(id, current.clone(), move |current| {
            let is_in_address = current
                .as_ref()
                .is_some_and(|game| route.holds(game.start, &game.moves));
            if !is_in_address {
                save(current);
            }
        });
    }
    let is_game_route = matches!(route, Route::Game(_));
    use_effect_with(is_game_route, move |is_game_route| {
        if !is_game_route {
            save(&current);
        }
    });

    // The games that were saved before, the newest first, and how many of them were postponed.
    let offers = use_state_eq(Vec::<Rc<SavedGame>>::new);
    let postponed = use_state_eq(|| 0);
    {
        let offers = offers.setter();
        use_effect_with(ready, move |ready| {
            if *ready {
                offers.set(storage::load_games().into_iter().map(Rc::new).collect());
            }
        });
    }
    let offer = offers
        .get(*postponed)
        // Not once something has been played.
        .filter(|_| game.record().is_untouched() && !game.record().can_undo())
        .map(Rc::clone);
    let onpostpone = {
        let postponed = postponed.clone();
        Callback::from(move |()| postponed.set(*postponed + 1))
    };
    let onresume = {
        let (offer, dispatch) = (offer.clone(), dispatch.clone());
        let offers = offers.setter();
        Callback::from(move |()| {
            if let Some(offer) = &offer {
                // This page goes on with a copy of its own: another may still play the first one.
                let mut copy = SavedGame {
                    id,
                    saved_at: storage::now(),
                    ..SavedGame::clone(offer)
                };
                storage::replace_game(offer.id, &copy);
                copy.saved_at = 0;
                saved.replace(Some(copy));
                dispatch.emit(GameAction::Resume(Rc::clone(offer)));
                offers.set(Vec::new());
            }
        })
    };
    SavedGamesHandle {
        offer,
        has_older: offers.len() > *postponed + 1,
        is_refused: *is_refused,
        onresume,
        onpostpone,
    }
}
