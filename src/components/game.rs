use yew::prelude::*;

use super::board::Board;
use crate::browser::{address, chance, world::World};
use crate::state::{Action, PageState};

/// The game: the state, everything that shows it, and its tie to the rest of the page.
///
/// It reduces actions to the state after them, as a hook would; hooks in these three components
/// would make the bundle larger by a fiftieth, and the start slower.
pub struct Game {
    page: PageState,
    world: World,
}

impl Component for Game {
    type Message = Action;
    type Properties = ();

    fn create(game: &Context<Self>) -> Self {
        Self {
            page: PageState::new(address::route(), chance::number()),
            world: World::new(game.link().callback(|action| action)),
        }
    }

    fn update(&mut self, _: &Context<Self>, action: Action) -> bool {
        self.page.apply(action);
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let page = &self.page;
        // Two lines take turns, so that the same words twice are read out twice.
        let (announced, said) = page.announcement();
        let (even, odd) = if said % 2 == 0 {
            (announced, String::new())
        } else {
            (String::new(), announced)
        };
        html! {
            <>
                <p class="status">{ page.status() }</p>
                <p class="advice">{ page.advice() }</p>
                <div class="slab">
                    <Board cells={page.cells()} next={page.next()} focus={page.focus} />
                </div>
                <p class="message">{ page.message() }</p>
                <p class="verdict">{ page.verdict() }</p>
                <div class="announcer" aria-live="polite">
                    <p>{ even }</p>
                    <p>{ odd }</p>
                </div>
            </>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.world.follow(&self.page);
    }
}
