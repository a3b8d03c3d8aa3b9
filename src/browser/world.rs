//! What follows from the state outside the components: the computer's answer, the address, and
//! what the markup around the board shows.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document_element, window};
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::Callback;

use super::moves::MoveList;
use super::sound::Sounds;
use super::{address, chart, commands, find, settings, share, storage};
use crate::record::Record;
use crate::route::{self, Route};
use crate::rules::Position;
use crate::solver::Level;
use crate::state::{Action, Opponent, PageState, Screen};

/// How long the computer seems to think, so that a person can follow.
const PAUSE_MS: u32 = 600;

/// How long after a move it is kept, so that keeping never delays the next one.
const KEEP_AFTER_MS: u32 = 300;

/// The page's tie to everything around it. It compares the state with what it saw last, and acts
/// only on what has changed.
pub struct World {
    act: Callback<Action>,
    dress: String,
    opponent: Opponent,
    moves: MoveList,
    thinking: Option<(u32, usize, Position)>,
    answer: Option<Timeout>,
    kept: Option<Record>,
    keeping: Option<Timeout>,
    keeps: u32,
    offer: Option<u32>,
    _remembering: Timeout,
    explored: Option<(u32, Position)>,
    shares: u32,
    linked: u32,
    _listeners: Vec<EventListener>,
    sounds: Sounds,
}

impl World {
    /// The tie of a page to whom these actions are told.
    #[must_use]
    pub fn new(act: Callback<Action>) -> Self {
        let mut listeners = commands::listen(&act);
        listeners.push({
            let act = act.clone();
            address::on_change(move |route| act.emit(Action::Visit(route)))
        });
        listeners.push({
            let act = act.clone();
            EventListener::new(&window(), "pagehide", move |_| act.emit(Action::Keep))
        });
        // The first look into storage takes its time, so the board does not wait for it.
        let remembering = {
            let act = act.clone();
            Timeout::new(0, move || {
                settings::restore();
                // Where the address asks for something else, that comes first.
                if address::route() == Route::Play {
                    act.emit(Action::Offer(storage::shelf()));
                }
            })
        };
        Self {
            dress: String::new(),
            opponent: Opponent::default(),
            moves: MoveList::default(),
            thinking: None,
            answer: None,
            kept: None,
            keeping: None,
            keeps: 0,
            offer: None,
            _remembering: remembering,
            explored: None,
            shares: 0,
            linked: 0,
            _listeners: listeners,
            sounds: Sounds::default(),
            act,
        }
    }

    /// Does whatever follows from the state as it is now.
    pub fn follow(&mut self, page: &PageState) {
        self.dress(page);
        self.moves.show(page.game.record());
        if page.game.values() {
            chart::show(&page.game);
        }
        self.think(page);
        self.keep(page);
        self.lead(page);
        if page.shares != self.shares {
            self.shares = page.shares;
            share::share(&link(page), &self.act);
        }
    }

    /// Shows around the board what the state says. The style sheet shows and hides by class what
    /// belongs to a screen, to the computer, or to a moment.
    fn dress(&mut self, page: &PageState) {
        let exploring = page.screen == Screen::Explore;
        let opponent = page.game.opponent();
        let record = page.game.record();
        let class = |on, name| if on { name } else { "" };
        let dress = [
            if exploring { "explore" } else { "play" },
            class(opponent.level.is_none(), " people"),
            class(page.offer.is_some() && record.is_empty(), " offered"),
            class(record.can_claim_draw(), " claimable"),
            class(page.unkept, " unkept"),
            class(page.shows_link, " linked"),
            class(page.game.values(), " values"),
        ]
        .concat();
        if dress != self.dress {
            document_element().set_class_name(&dress);
            mark_link("nav a:first-child", !exploring);
            mark_link("nav a:last-child", exploring);
            self.dress = dress;
        }
        if page.shows_link
            && self.linked != page.shares
            && let Some(field) = find::<HtmlInputElement>("#link")
        {
            self.linked = page.shares;
            field.set_value(&link(page));
            field.select();
        }
        if opponent != self.opponent {
            self.opponent = opponent;
            let level = opponent.level.map_or("people", Level::name);
            for (name, value) in [
                ("[name=opponent]", level),
                ("[name=seat]", opponent.seat.name()),
            ] {
                // A select has its value where a field has.
                if let Some(field) = find::<HtmlInputElement>(name) {
                    field.set_value(value);
                }
            }
        }
    }

    /// Lets the computer answer after a pause; whatever changes the moment calls that off.
    fn think(&mut self, page: &PageState) {
        let thinking = page.game.thinking();
        if thinking != self.thinking {
            self.thinking = thinking;
            let act = self.act.clone();
            let answer = move || act.emit(Action::Answer(0));
            self.answer = thinking.map(|_| Timeout::new(PAUSE_MS, answer));
        }
    }

    /// Keeps the game a moment after each move, and lets go of one that was offered.
    fn keep(&mut self, page: &PageState) {
        let record = page.game.record();
        let same = |kept: &Record| kept.same_line(record) && kept.cursor() == record.cursor();
        // What was there when the page opened need not be kept: it comes from elsewhere.
        if self
            .kept
            .replace(record.clone())
            .is_some_and(|kept| !same(&kept))
        {
            if settings::has("sound") {
                self.sounds.knock();
            }
            let act = self.act.clone();
            self.keeping = Some(Timeout::new(KEEP_AFTER_MS, move || act.emit(Action::Keep)));
        }
        if page.keeps != self.keeps {
            self.keeps = page.keeps;
            if storage::keep(page.id, page.kept().as_ref()).is_err() && !page.unkept {
                self.act.emit(Action::Unkept);
            }
        }
        let offer = page.offer.as_ref().map(|game| game.id);
        if let Some(id) = self.offer.filter(|_| offer.is_none()) {
            // If it cannot be forgotten it is offered again: nothing is lost.
            let _ = storage::keep(id, page.kept().filter(|game| game.id == id).as_ref());
        }
        self.offer = offer;
    }

    /// Lets the address follow the position that is explored, and leave a game that was given up.
    fn lead(&mut self, page: &PageState) {
        let exploring = page.screen == Screen::Explore;
        let position = page.explore.position().ok().filter(|_| exploring);
        let explored = position.map(|position| (page.explore.said(), position));
        if explored != self.explored
            && let Some((_, position)) = explored
        {
            address::go(&route::to_position(position), page.explore.is_step());
            // The move that was followed is gone, and the focus would be with it.
            if page.explore.is_step()
                && let Some(first) = find::<HtmlElement>("[data-move]")
            {
                let _ = first.focus();
            }
        }
        self.explored = explored;
        if !exploring
            && page.game.record().is_empty()
            && page.game.said() > 0
            && matches!(address::route(), Route::Game(_))
        {
            address::go("#/", false);
        }
    }
}

/// The address of the game up to the moment looked at.
fn link(page: &PageState) -> String {
    let record = page.game.record();
    address::whole(&route::to_game(record.moves().take(record.cursor())))
}

/// Tells whether a link in the page's head leads to the screen that is seen.
fn mark_link(selector: &str, current: bool) {
    if let Some(link) = find::<Element>(selector) {
        // The name is legal, so this cannot fail.
        let _ = link.set_attribute("aria-current", if current { "page" } else { "false" });
    }
}
