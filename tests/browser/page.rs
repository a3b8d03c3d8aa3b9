//! The page as a person meets it: what can be seen, clicked and typed.

use std::time::Duration;

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent, KeyboardEventInit};
use yew::scheduler::flush;

use crate::wait::sleep;
use crate::{address, mount};

/// The squares' names in reading order.
pub const NAMES: [&str; 9] = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];

/// Where the browser keeps games.
const SHELF: &str = "chorus-lapilli/games";

/// Where it keeps what was chosen in the settings.
const CHOICES: &str = "chorus-lapilli/choices";

/// The games that the browser keeps.
pub fn shelf() -> String {
    let storage = window().local_storage().unwrap().unwrap();
    storage.get_item(SHELF).unwrap().unwrap_or_default()
}

/// The choices that the browser keeps.
pub fn choices() -> String {
    let storage = window().local_storage().unwrap().unwrap();
    storage.get_item(CHOICES).unwrap().unwrap_or_default()
}

/// A page of its own, gone at the end of the test.
pub struct Page {
    root: Element,
}

impl Drop for Page {
    fn drop(&mut self) {
        mount::remove();
    }
}

impl Page {
    /// The game as a first visit finds it.
    pub async fn open() -> Self {
        Self::open_at("").await
    }

    /// The page as a first visit to this address, `#/explore`, finds it.
    pub async fn open_at(hash: &str) -> Self {
        Self::open_with(hash, "").await
    }

    /// The page at this address, in a browser that keeps these games.
    pub async fn open_with(hash: &str, shelf: &str) -> Self {
        let storage = window().local_storage().unwrap().unwrap();
        storage.clear().unwrap();
        if !shelf.is_empty() {
            storage.set_item(SHELF, shelf).unwrap();
        }
        Self::open_again_at(hash).await
    }

    /// The page in a browser that keeps these choices.
    pub async fn open_with_choices(choices: &str) -> Self {
        let storage = window().local_storage().unwrap().unwrap();
        storage.clear().unwrap();
        storage.set_item(CHOICES, choices).unwrap();
        Self::open_again_at("").await
    }

    /// The page at this address, in a browser that keeps what it has kept so far.
    pub async fn open_again_at(hash: &str) -> Self {
        address::replace(hash);
        let root = mount::mount();
        flush().await;
        // Behind the page's own look into what is kept.
        sleep(Duration::ZERO).await;
        flush().await;
        Self { root }
    }

    /// The game after these moves.
    pub async fn after(game: &str) -> Self {
        let page = Self::open().await;
        page.click(game).await;
        page
    }

    /// Clicks the squares one after the other, as a mouse does: the button gets the focus as well.
    pub async fn click(&self, squares: &str) {
        for name in squares.split([' ', '-']).filter(|name| !name.is_empty()) {
            self.focus(name).await;
            self.square(name).click();
            flush().await;
        }
    }

    /// Gives the square the focus.
    pub async fn focus(&self, square: &str) {
        self.square(square).focus().unwrap();
        flush().await;
    }

    /// Clicks the button of this name.
    pub async fn click_button(&self, name: &str) {
        let button = self.button(name);
        button.focus().unwrap();
        button.click();
        flush().await;
    }

    /// Pastes this text into the field for it, and opens it.
    pub async fn paste(&self, text: &str) {
        let field: HtmlInputElement = self.one("form input").unchecked_into();
        field.set_value(text);
        self.click_button("Open").await;
        assert_eq!(field.value(), "");
    }

    /// Ticks or unticks *Show values*.
    pub async fn toggle_values(&self) {
        self.one("input[name=values]").click();
        flush().await;
    }

    /// Chooses an option, given by the words on it, from the list of this name.
    pub async fn choose(&self, name: &str, words: &str) {
        // A list has its value where a field has.
        let list: HtmlInputElement = self.one(&format!("select[name={name}]")).unchecked_into();
        assert!(is_seen(&list), "{name}");
        let options = self.all(&format!("select[name={name}] > option"));
        let words_of = |option: &HtmlElement| option.text_content().unwrap();
        let option = options.iter().find(|option| words_of(option) == words);
        let value = option.unwrap().get_attribute("value");
        list.set_value(&value.unwrap_or(words.into()));
        let event = document().create_event("Event").unwrap();
        Event::init_event_with_bubbles(&event, "change", true);
        list.dispatch_event(&event).unwrap();
        flush().await;
    }

    /// Presses the key, `Ctrl+Home` or `a`, where the focus is; says whether the page used it.
    pub async fn press(&self, key: &str) -> bool {
        let (modifiers, key) = key.rsplit_once('+').unwrap_or(("", key));
        let key = if key == "Space" { " " } else { key };
        let element = focused_element();
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_ctrl_key(modifiers.contains("Ctrl"));
        init.set_alt_key(modifiers.contains("Alt"));
        init.set_shift_key(modifiers.contains("Shift"));
        init.set_meta_key(modifiers.contains("Meta"));
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        let untouched = element.dispatch_event(&event).unwrap();
        // What the browser does with a key of a real keyboard.
        if untouched && matches!(key, "Enter" | " ") && element.tag_name() == "BUTTON" {
            element.click();
        }
        flush().await;
        !untouched
    }

    /// The nine squares in the order of the page.
    pub fn squares(&self) -> Vec<HtmlElement> {
        self.all("button.square")
    }

    /// The square of this name.
    pub fn square(&self, name: &str) -> HtmlElement {
        let index = NAMES.iter().position(|known| *known == name);
        self.squares().swap_remove(index.unwrap())
    }

    /// The button, not a square, of this accessible name; it can be seen.
    pub fn button(&self, name: &str) -> HtmlElement {
        self.all("button:not(.square)")
            .into_iter()
            .find(|button| accessible_name(button) == name && is_seen(button))
            .unwrap()
    }

    /// What stands on the nine squares, as positions are written.
    pub fn board(&self) -> String {
        let text = |square: &HtmlElement| {
            let text = square.text_content().unwrap();
            assert!(matches!(text.as_str(), "" | "X" | "O"), "{text:?}");
            if text.is_empty() {
                "-".to_owned()
            } else {
                text
            }
        };
        self.squares().iter().map(text).collect()
    }

    /// Whose turn it is, or who has won.
    pub fn status(&self) -> String {
        self.text(".status")
    }

    /// What the last click did.
    pub fn message(&self) -> String {
        self.text(".message")
    }

    /// How the game stands.
    pub fn verdict(&self) -> String {
        self.text(".verdict")
    }

    /// Whether the chart of the game is seen.
    pub fn shows_chart(&self) -> bool {
        self.one("svg").client_height() > 0
    }

    /// What the turn asks for.
    pub fn advice(&self) -> String {
        self.text(".advice")
    }

    /// The lines of the live region.
    pub fn announced(&self) -> Vec<String> {
        self.all(".announcer > *")
            .iter()
            .map(|line| line.text_content().unwrap())
            .collect()
    }

    /// The one line of them that is not empty, and which it is.
    pub fn heard(&self) -> (usize, String) {
        let lines = self.announced().into_iter().enumerate();
        let mut lines: Vec<_> = lines.filter(|(_, line)| !line.is_empty()).collect();
        assert_eq!(lines.len(), 1, "{lines:?}");
        lines.remove(0)
    }

    /// The squares that match a selector.
    pub fn matching(&self, selector: &str) -> String {
        self.named(|square| square.matches(selector).unwrap())
    }

    /// The squares whose cells match a selector.
    pub fn cells_matching(&self, selector: &str) -> String {
        self.named(|square| cell(square).matches(selector).unwrap())
    }

    /// The values on the nine squares, a dot where there is none.
    pub fn values(&self) -> String {
        let value = |square| cell(square).get_attribute("data-value");
        let values = self.squares();
        let values = values
            .iter()
            .map(|square| value(square).unwrap_or(".".into()));
        values.collect::<Vec<_>>().join(" ")
    }

    /// The squares with this mark.
    pub fn marked(&self, mark: &str) -> String {
        self.matching(&format!("[data-mark={mark}]"))
    }

    /// The square that has the focus, or nothing.
    pub fn focused(&self) -> String {
        let element = focused_element();
        self.named(|square| *square == element)
    }

    /// What a screen reader calls the square.
    pub fn name(&self, square: &str) -> String {
        accessible_name(&self.square(square))
    }

    /// Every element that matches, in the order of the page.
    pub fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length())
            .map(|index| found.item(index).unwrap().unchecked_into())
            .collect()
    }

    /// The only element that matches.
    pub fn one(&self, selector: &str) -> HtmlElement {
        let mut found = self.all(selector);
        assert_eq!(found.len(), 1, "{selector}");
        found.remove(0)
    }

    fn text(&self, selector: &str) -> String {
        self.one(selector).text_content().unwrap()
    }

    /// The names of the squares that are wanted.
    pub fn named(&self, wanted: impl Fn(&HtmlElement) -> bool) -> String {
        let squares = self.squares();
        let names = NAMES.into_iter().zip(&squares);
        let names = names.filter_map(|(name, square)| wanted(square).then_some(name));
        names.collect::<Vec<_>>().join(" ")
    }
}

/// The cell that the square stands in.
pub fn cell(square: &HtmlElement) -> Element {
    square.closest("[role=gridcell]").unwrap().unwrap()
}

/// Whether the style sheet shows the element.
pub fn is_seen(element: &HtmlElement) -> bool {
    element.offset_parent().is_some()
}

/// Where keys go.
pub fn focused_element() -> HtmlElement {
    document().active_element().unwrap().unchecked_into()
}

/// Whether the text has every one of the phrases, given with commas between them: whole words, in
/// either case, since the page may choose its own around them.
pub fn says(text: &str, phrases: &str) -> bool {
    let words = |text: &str| {
        let words = text.split(|c: char| !c.is_alphanumeric());
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        format!(" {} ", words.join(" ").to_lowercase())
    };
    phrases
        .split(',')
        .all(|phrase| words(text).contains(&words(phrase)))
}

fn accessible_name(element: &Element) -> String {
    let label = element.get_attribute("aria-label");
    label.unwrap_or_else(|| element.text_content().unwrap())
}
