//! What follows from the state outside the components: the computer's answer, the address, and
//! what the markup around the board shows.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, document_element};
use yew::Callback;

use super::{address, commands};
use crate::route;
use crate::rules::Position;
use crate::state::{Action, PageState, Screen};

/// How long the computer seems to think, so that a person can follow.
const PAUSE_MS: u32 = 600;

/// The page's tie to everything around it. It compares the state with what it saw last, and acts
/// only on what has changed.
pub struct World {
    act: Callback<Action>,
    dress: &'static str,
    thinking: Option<(usize, Position)>,
    answer: Option<Timeout>,
    explored: Option<Position>,
    _visits: EventListener,
    _commands: [EventListener; 4],
}

impl World {
    /// The tie of a page to whom these actions are told.
    #[must_use]
    pub fn new(act: &Callback<Action>) -> Self {
        let visits = {
            let act = act.clone();
            address::on_change(move |route| act.emit(Action::Visit(route)))
        };
        Self {
            act: act.clone(),
            dress: "",
            thinking: None,
            answer: None,
            explored: None,
            _visits: visits,
            _commands: commands::listen(act),
        }
    }

    /// Does whatever follows from the state as it is now.
    pub fn follow(&mut self, page: &PageState) {
        // The style sheet shows and hides by this what belongs to a screen or to the computer.
        let dress = match (page.screen, page.game.opponent().level) {
            (Screen::Explore, _) => "explore",
            (Screen::Play, None) => "play people",
            (Screen::Play, Some(_)) => "play",
        };
        if dress != self.dress {
            self.dress = dress;
            document_element().set_class_name(dress);
            mark_link("nav a:first-child", page.screen == Screen::Play);
            mark_link("nav a:last-child", page.screen == Screen::Explore);
        }
        self.think(page);
        self.lead(page);
    }

    /// Lets the computer answer after a pause; whatever changes the moment calls that off.
    fn think(&mut self, page: &PageState) {
        let record = page.game.record();
        let moment = (record.cursor(), record.position());
        let thinking = Some(moment).filter(|_| page.game.is_thinking());
        if thinking != self.thinking {
            self.thinking = thinking;
            let act = self.act.clone();
            let answer = move || act.emit(Action::Answer(0));
            self.answer = thinking.map(|_| Timeout::new(PAUSE_MS, answer));
        }
    }

    /// Lets the address follow the position that is explored.
    fn lead(&mut self, page: &PageState) {
        let exploring = page.screen == Screen::Explore;
        let explored = page.explore.position().ok().filter(|_| exploring);
        if explored != self.explored
            && page.explore.said() > 0
            && let Some(position) = explored
        {
            address::go(&route::to_position(position), page.explore.is_step());
        }
        self.explored = explored;
    }
}

/// Tells whether a link in the page's head leads to the screen that is seen.
fn mark_link(selector: &str, current: bool) {
    if let Ok(Some(link)) = document().query_selector(selector) {
        // The name is legal, so this cannot fail.
        let _ = link.set_attribute("aria-current", if current { "page" } else { "false" });
    }
}
