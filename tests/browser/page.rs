//! The page as a person meets it: what can be clicked and typed.

use std::time::Duration;

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent, KeyboardEventInit};
use yew::scheduler::flush;

use crate::seen::{focused_element, is_seen};
use crate::wait::sleep;
use crate::{address, mount};

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
    pub(crate) root: Element,
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
        assert_eq!(field.value(), text, "what is wrong can be mended");
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
}
