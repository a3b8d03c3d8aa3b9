//! The page as a person meets it: what can be seen, clicked and typed.

use std::cell::RefCell;
use std::rc::Rc;

use chorus_lapilli::components::Game;
use gloo::utils::{body, document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{
    Element, HtmlElement, KeyboardEvent, KeyboardEventInit, MutationObserver, MutationObserverInit,
    MutationRecord, Node,
};
use yew::AppHandle;
use yew::scheduler::flush;

/// The squares' names in reading order.
pub const NAMES: [&str; 9] = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];

/// A game of its own on the test page, gone at the end of the test.
pub struct Page {
    root: Element,
    app: Option<AppHandle<Game>>,
}

impl Drop for Page {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.root.remove();
    }
}

impl Page {
    /// The game as a first visit finds it.
    pub async fn open() -> Self {
        window().local_storage().unwrap().unwrap().clear().unwrap();
        let root = document().create_element("div").unwrap();
        body().append_child(&root).unwrap();
        let app = yew::Renderer::<Game>::with_root(root.clone()).render();
        flush().await;
        Self {
            root,
            app: Some(app),
        }
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

    /// Presses the key, `Ctrl+Home` or `a`, where the focus is; says whether the page used it.
    pub async fn press(&self, key: &str) -> bool {
        let (modifier, key) = key.split_once('+').unwrap_or(("", key));
        let key = if key == "Space" { " " } else { key };
        let element = focused_element();
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_ctrl_key(modifier == "Ctrl");
        init.set_alt_key(modifier == "Alt");
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

    /// The button, not a square, of this accessible name.
    pub fn button(&self, name: &str) -> HtmlElement {
        self.all("button:not(.square)")
            .into_iter()
            .find(|button| accessible_name(button) == name)
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

    /// The squares that match a selector.
    pub fn matching(&self, selector: &str) -> String {
        self.named(|square| square.matches(selector).unwrap())
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

    /// Starts to write down which squares change.
    pub fn watch(&self) -> Watch<'_> {
        let records = Rc::new(RefCell::new(Vec::new()));
        let told = Rc::clone(&records);
        let callback =
            Closure::new(move |more: Vec<MutationRecord>| told.borrow_mut().extend(more));
        let observer = MutationObserver::new(callback.as_ref().unchecked_ref()).unwrap();
        let init = MutationObserverInit::new();
        init.set_subtree(true);
        init.set_child_list(true);
        init.set_attributes(true);
        init.set_character_data(true);
        observer.observe_with_options(&self.root, &init).unwrap();
        Watch {
            page: self,
            records,
            observer,
            _callback: callback,
        }
    }

    fn text(&self, selector: &str) -> String {
        let found = self.all(selector);
        assert_eq!(found.len(), 1, "{selector}");
        found[0].text_content().unwrap()
    }

    fn named(&self, wanted: impl Fn(&HtmlElement) -> bool) -> String {
        let squares = self.squares();
        let names = NAMES.into_iter().zip(&squares);
        let names = names.filter_map(|(name, square)| wanted(square).then_some(name));
        names.collect::<Vec<_>>().join(" ")
    }
}

/// A note of everything that changes on the page.
pub struct Watch<'a> {
    page: &'a Page,
    records: Rc<RefCell<Vec<MutationRecord>>>,
    observer: MutationObserver,
    _callback: Closure<dyn FnMut(Vec<MutationRecord>)>,
}

impl Watch<'_> {
    /// The squares that have changed, not counting which one the Tab key stops at.
    pub fn changed(&self) -> String {
        let rest = self.observer.take_records();
        let rest = rest.iter().map(JsCast::unchecked_into::<MutationRecord>);
        self.records.borrow_mut().extend(rest);
        let records = self.records.borrow();
        let targets: Vec<Node> = records
            .iter()
            .filter(|record| record.attribute_name().as_deref() != Some("tabindex"))
            .filter_map(MutationRecord::target)
            .collect();
        self.page
            .named(|square| targets.iter().any(|node| square.contains(Some(node))))
    }
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
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
