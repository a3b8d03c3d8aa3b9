//! What is to be seen of the page, and to be heard.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::page::Page;

/// The squares' names in reading order.
pub const NAMES: [&str; 9] = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];

impl Page {
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
