//! What follows from the state outside the components: the computer's answer, the address, and
//! what the markup around the board shows.

use std::cell::OnceCell;
use std::mem;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document_element, window};
use web_sys::{Element, HtmlInputElement, HtmlTemplateElement};
use yew::Callback;

use super::moves::MoveList;
use super::sound::Sounds;
use super::{address, chance, chart, commands, find, focus, known, settings, share, storage};
use crate::record::Record;
use crate::route;
use crate::rules::{Outcome, Player, Position};
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
    turn: Option<Player>,
    moves: MoveList,
    charted: bool,
    charting: Option<Timeout>,
    thinking: Option<(usize, usize, Position)>,
    answer: Option<Timeout>,
    kept: Option<Record>,
    keeping: Option<Timeout>,
    keeps: u32,
    offer: Option<u32>,
    _furnishing: Timeout,
    explored: Option<u32>,
    followed: bool,
    shares: u32,
    linked: u32,
    _listener: EventListener,
    /// What is heard besides, once the page is furnished.
    furnished: Rc<OnceCell<Vec<EventListener>>>,
    sounds: Sounds,
}

impl World {
    /// The tie of a page to whom these actions are told.
    #[must_use]
    pub fn new(act: Callback<Action>) -> Self {
        let furnished = Rc::default();
        let furnishing = {
            let (act, furnished) = (act.clone(), Rc::clone(&furnished));
            Timeout::new(0, move || furnish(&act, &furnished))
        };
        Self {
            // As the page has it from the start.
            dress: "play people".into(),
            opponent: Opponent::default(),
            turn: None,
            moves: MoveList::default(),
            charted: false,
            charting: None,
            thinking: None,
            answer: None,
            kept: None,
            keeping: None,
            keeps: 0,
            offer: None,
            _furnishing: furnishing,
            explored: None,
            followed: false,
            shares: 0,
            linked: 0,
            _listener: commands::listen_to_clicks(&act),
            furnished,
            sounds: Sounds::default(),
            act,
        }
    }

    /// Does whatever follows from the state as it is now.
    pub fn follow(&mut self, page: &PageState) {
        self.dress(page);
        if self.furnished.get().is_none() {
            // What was there when the page opened need not be kept: it comes from elsewhere.
            self.kept.get_or_insert_with(|| page.game.record().clone());
            return;
        }
        self.follow_far(page);
    }

    /// What follows around a page that is furnished. It stands apart because the first move need not
    /// wait until it is compiled.
    #[inline(never)]
    fn follow_far(&mut self, page: &PageState) {
        let other = self.choose(page);
        let values = page.game.values();
        if (self.moves.show(page.game.record()) || !self.charted) && values {
            let record = page.game.record().clone();
            // All of the game is drawn, so the click does not wait for it.
            self.charting = Some(Timeout::new(0, move || chart::show(&record)));
        }
        self.charted = values;
        self.think(page);
        self.keep(page, other);
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
        let record = page.game.record();
        let class = |on, name| if on { name } else { "" };
        let dress = [
            if exploring { "explore" } else { "play" },
            class(page.game.opponent().level.is_none(), " people"),
            class(page.offer.is_some() && record.is_empty(), " offered"),
            class(record.can_claim_draw(), " claimable"),
            class(page.unkept, " unkept"),
            class(page.shows_link, " linked"),
            class(page.game.values(), " values"),
        ]
        .concat();
        if dress != self.dress {
            // The name is legal, so this cannot fail.
            let _ = document_element().set_attribute("class", &dress);
            let [play, explore] = if exploring {
                ["false", "page"]
            } else {
                ["page", "false"]
            };
            mark("nav a:first-child", "aria-current", play);
            mark("nav a:last-child", "aria-current", explore);
            self.dress = dress;
        }
    }

    /// Shows in the fields of the page what the state says, and tells whether somebody else plays.
    fn choose(&mut self, page: &PageState) -> bool {
        let turn = Some(page.explore.turn());
        if turn != self.turn {
            self.turn = turn;
            for (name, player) in [("[data-do=x]", Player::X), ("[data-do=o]", Player::O)] {
                let pressed = if turn == Some(player) {
                    "true"
                } else {
                    "false"
                };
                mark(name, "aria-pressed", pressed);
            }
        }
        if page.shows_link
            && self.linked != page.shares
            && let Some(field) = find::<HtmlInputElement>("#link")
        {
            self.linked = page.shares;
            field.set_value(&link(page));
            field.select();
        }
        let opponent = page.game.opponent();
        let other = opponent != self.opponent;
        if other {
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
        other
    }

    /// Lets the computer answer after a pause; whatever changes the moment calls that off.
    fn think(&mut self, page: &PageState) {
        let thinking = page.game.thinking();
        if thinking != self.thinking {
            self.thinking = thinking;
            let act = self.act.clone();
            let answer = move || act.emit(Action::Answer(chance::number().into()));
            self.answer = thinking.map(|_| Timeout::new(PAUSE_MS, answer));
        }
    }

    /// Keeps the game a moment after each move and when somebody else plays, in the address too if it
    /// came from there, and lets go of one that was offered.
    fn keep(&mut self, page: &PageState, other: bool) {
        let record = page.game.record();
        let same = |kept: &Record| kept.same_line(record) && kept.cursor() == record.cursor();
        let kept = self.kept.replace(record.clone());
        let moved = kept.is_some_and(|kept| !same(&kept));
        if moved && settings::has("sound") {
            self.sounds.knock();
        }
        if moved || other {
            let act = self.act.clone();
            self.keeping = Some(Timeout::new(KEEP_AFTER_MS, move || act.emit(Action::Keep)));
        }
        let offer = page.offer.as_ref().map(|game| game.id);
        let left = self.offer.filter(|_| offer.is_none());
        self.offer = offer;
        // A game that nobody has touched is where it came from, until that is left.
        let away = mem::replace(&mut self.followed, page.follows) && !page.follows;
        if (page.keeps != self.keeps && self.keeping.is_some()) || left.is_some() || away {
            // At once, so that neither is lost when the browser refuses.
            let places = [page.id, left.unwrap_or(page.id)];
            let unkept = storage::keep(places, page.kept().as_ref()).is_err();
            if unkept != page.unkept {
                self.act.emit(Action::Unkept(unkept));
            }
            if page.follows {
                address::go(&route::to_game(record.moves()), false);
            }
        }
        self.keeps = page.keeps;
    }

    /// Shows what is known of the position that is explored, and lets the address follow it.
    fn lead(&mut self, page: &PageState) {
        let exploring = page.screen == Screen::Explore;
        let explored = exploring.then(|| page.explore.said());
        if explored != self.explored {
            self.explored = explored;
            let position = page.explore.position().ok().filter(|_| exploring);
            known::show(position);
            if let Some(position) = position {
                let address = route::to_position(position);
                address::go(&address, page.explore.is_step());
                // The way to this screen leads where it was left.
                mark("nav a:last-child", "href", &address);
                // The move that was followed is gone, and the focus would be with it.
                if page.explore.is_step() {
                    focus(if position.outcome() == Outcome::Ongoing {
                        ".known [data-move]"
                    } else {
                        "[data-do=back]"
                    });
                }
            }
        }
    }
}

/// Puts into the page what the board does not wait for: the controls, and what the browser has kept.
/// To read that takes its time.
fn furnish(act: &Callback<Action>, furnished: &OnceCell<Vec<EventListener>>) {
    if let Some(template) = find::<HtmlTemplateElement>("template")
        && let Some(page) = find::<Element>(".page")
    {
        // Elements can stand there, so this cannot fail.
        let _ = page.append_child(&template.content());
    }
    let mut listeners = commands::listen(act);
    listeners.push({
        let act = act.clone();
        address::on_change(move |route| act.emit(Action::Visit(route)))
    });
    listeners.push({
        let act = act.clone();
        EventListener::new(&window(), "pagehide", move |_| act.emit(Action::Keep))
    });
    let _ = furnished.set(listeners);
    settings::restore();
    act.emit(Action::Offer(storage::shelf()));
}

/// The address of the game up to the moment looked at.
fn link(page: &PageState) -> String {
    let record = page.game.record();
    address::whole(&route::to_game(record.moves().take(record.cursor())))
}

/// Tells of an element of the page what cannot be seen by its place.
fn mark(selector: &str, attribute: &str, value: &str) {
    if let Some(element) = find::<Element>(selector) {
        // The name is legal, so this cannot fail.
        let _ = element.set_attribute(attribute, value);
    }
}
