use yew::prelude::*;

use super::board::Board;
use crate::browser::{address, chance, world::World};
use crate::state::PageState;

/// The game: the state, everything that shows it, and its tie to the rest of the page.
#[component]
pub fn Game() -> Html {
    let page = use_reducer(|| PageState::new(address::route(), chance::number()));
    let world = {
        let dispatcher = page.dispatcher();
        let act = Callback::from(move |action| dispatcher.dispatch(action));
        use_mut_ref(|| World::new(act))
    };
    {
        let page = page.clone();
        use_effect(move || world.borrow_mut().follow(&page));
    }
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
            <div class="slab"><Board cells={page.cells()} next={page.next()} focus={page.focus} /></div>
            <p class="message">{ page.message() }</p>
            <p class="verdict">{ page.verdict() }</p>
            <div class="announcer" aria-live="polite">
                <p>{ even }</p>
                <p>{ odd }</p>
            </div>
        </>
    }
}
