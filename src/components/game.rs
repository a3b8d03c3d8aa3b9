use yew::prelude::*;

use super::board::Board;
use super::explore::known;
use super::standing::standing;
use crate::browser::{address, chance, world::World};
use crate::state::{PageState, Screen};

/// The game: the state, everything that shows it, and its tie to the rest of the page.
#[component]
pub fn Game() -> Html {
    let page = use_reducer(|| PageState::at(address::route()));
    let act = use_callback(page.dispatcher(), |action, dispatcher| {
        dispatcher.dispatch(chance::given_to(action));
    });
    let world = use_mut_ref(|| World::new(&act));
    {
        let page = page.clone();
        use_effect(move || world.borrow_mut().follow(&page));
    }
    let more = match page.screen {
        Screen::Play if page.game.values() => standing(&page.game),
        Screen::Play => String::new(),
        Screen::Explore => known(&page.explore),
    };
    // Two lines take turns, so that the same words twice are read out twice.
    let (announced, said) = page.announcement();
    let lines = [0, 1].map(|line| {
        if said % 2 == line {
            announced.clone()
        } else {
            String::new()
        }
    });
    html! {
        <>
            <p class="status">{ page.status() }</p>
            <p class="advice">{ page.advice() }</p>
            <div class="slab"><Board cells={page.cells()} focus={page.focus} act={&act} /></div>
            <p class="message">{ page.message() }</p>
            <div class="more">{ Html::from_html_unchecked(more.into()) }</div>
            <div class="announcer" aria-live="polite">
                for line in lines {
                    <p>{ line }</p>
                }
            </div>
        </>
    }
}
