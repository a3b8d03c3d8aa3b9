//! Finds what the page shows of the game, by role, name and text where there is one.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, NodeList};

use crate::page::Page;

/// The names of the squares in reading order.
pub const NAMES: [&str; 9] = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];

impl Page {
    /// Returns the nine squares in document order.
    pub fn squares(&self) -> Vec<HtmlElement> {
        self.all("button.square")
    }

    /// Returns the square of this name.
    pub fn square(&self, name: &str) -> HtmlElement {
        let index = NAMES.iter().position(|known| *known == name);
        self.squares().swap_remove(index.unwrap())
    }

    /// Returns the names of the squares for which the condition holds.
    pub fn names_of(&self, condition: impl Fn(&HtmlElement) -> bool) -> String {
        let squares = self.squares();
        let names = NAMES.into_iter().zip(&squares);
        let names = names.filter_map(|(name, square)| condition(square).then_some(name));
        names.collect::<Vec<_>>().join(" ")
    }

    /// Returns the pieces on the nine squares, as positions are written.
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

    /// Returns the number of pieces of X and of O.
    pub fn pieces(&self) -> [usize; 2] {
        let board = self.board();
        ["X", "O"].map(|symbol| board.matches(symbol).count())
    }

    /// Returns the squares that match a selector.
    pub fn matching(&self, selector: &str) -> String {
        self.names_of(|square| square.matches(selector).unwrap())
    }

    /// Returns the squares with this mark: `selected`, `target`, `movable`, `must-leave` or
    /// `winning`.
    pub fn marked(&self, mark: &str) -> String {
        self.matching(&format!(".square--{mark}"))
    }

    /// Returns the squares with any mark.
    pub fn with_any_mark(&self) -> String {
        self.matching("[class*='square--']")
    }

    /// Returns the squares of the last move.
    pub fn last_move(&self) -> String {
        self.in_cells(".cell--last-move")
    }

    /// Returns the move at which the hint points, `b2` or `b2-c3`, or an empty string.
    pub fn hinted(&self) -> String {
        let parts = [".cell--hint-from", ".cell--hint-to"].map(|part| self.in_cells(part));
        parts.join("-").trim_matches('-').to_owned()
    }

    /// Returns the squares whose piece was refused.
    pub fn refused(&self) -> String {
        self.in_cells(".cell--refused")
    }

    /// Returns the squares on which a winning line of this direction is drawn; of any direction, if
    /// it is empty.
    pub fn line_drawn_on(&self, direction: &str) -> String {
        self.in_cells(&format!("[class*='cell--line-{direction}']"))
    }

    /// Returns the values on the nine squares, with a dot for none.
    pub fn values(&self) -> String {
        let value = |square| cell(square).query_selector(".cell__value").unwrap();
        let squares = self.squares();
        let values = squares
            .iter()
            .map(|square| value(square).map_or(".".into(), |value| text(&value)));
        values.collect::<Vec<_>>().join(" ")
    }

    fn in_cells(&self, selector: &str) -> String {
        self.names_of(|square| cell(square).matches(selector).unwrap())
    }

    /// Returns the square that has the focus, or an empty string.
    pub fn focused(&self) -> String {
        let element = focused_element();
        self.names_of(|square| *square == element)
    }

    /// Returns the accessible name of the square.
    pub fn label(&self, square: &str) -> String {
        accessible_name(&self.square(square))
    }

    pub fn status(&self) -> String {
        text(&self.one(".status"))
    }

    pub fn message(&self) -> String {
        text(&self.one(".message"))
    }

    pub fn advice(&self) -> String {
        text(&self.one(".advice"))
    }

    /// Returns the text of the row below the message, without its buttons.
    pub fn notice(&self) -> String {
        self.all(".notice > span").iter().map(|p| text(p)).collect()
    }

    /// Returns the evaluation in words, or an empty string if it is hidden.
    pub fn verdict(&self) -> String {
        self.all(".verdict").iter().map(|p| text(p)).collect()
    }

    /// Returns the chart of the game, or `None` if it is hidden.
    pub fn chart(&self) -> Option<HtmlElement> {
        let chart = self.all("svg[role=img]").pop()?;
        (chart.client_height() > 0).then_some(chart)
    }

    /// Returns `true` if the page says that games cannot be saved.
    pub fn warns_of_storage(&self) -> bool {
        let notices = self.all(".notice");
        let mut notices = notices.iter().filter(|notice| is_visible(notice));
        notices.any(|notice| mentions(&text(notice), "can't save games"))
    }

    /// Returns the text of the live region.
    pub fn announced(&self) -> String {
        text(&self.one("[aria-live]"))
    }

    /// Returns the paragraph of the live region that is read out.
    pub fn announcement(&self) -> HtmlElement {
        self.one("[aria-live] > p")
    }

    /// Returns every element that matches, in document order.
    pub fn all(&self, selector: &str) -> Vec<HtmlElement> {
        elements(&self.root.query_selector_all(selector).unwrap())
    }

    /// Returns the only element that matches.
    pub fn one(&self, selector: &str) -> HtmlElement {
        let mut found = self.all(selector);
        assert_eq!(found.len(), 1, "{selector}");
        found.remove(0)
    }
}

/// Returns the elements of a list.
pub fn elements(nodes: &NodeList) -> Vec<HtmlElement> {
    (0..nodes.length())
        .map(|index| nodes.item(index).unwrap().unchecked_into())
        .collect()
}

/// Returns the cell around the square.
pub fn cell(square: &HtmlElement) -> Element {
    square.closest("[role=gridcell]").unwrap().unwrap()
}

/// Returns `true` if the style sheets show the element.
pub fn is_visible(element: &HtmlElement) -> bool {
    element.offset_parent().is_some()
}

/// Returns the element that has the focus.
pub fn focused_element() -> HtmlElement {
    document().active_element().unwrap().unchecked_into()
}

/// Returns the text of the element.
pub fn text(element: &Element) -> String {
    element.text_content().unwrap()
}

/// Returns `true` if the text contains every one of the phrases, which are separated by commas:
/// whole words in either case, so that the page is free to choose the words around them.
pub fn mentions(text: &str, phrases: &str) -> bool {
    let words = |text: &str| {
        let words = text.split(|c: char| !c.is_alphanumeric());
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        format!(" {} ", words.join(" ").to_lowercase())
    };
    phrases
        .split(',')
        .all(|phrase| words(text).contains(&words(phrase)))
}

/// Fails unless the text [`mentions`] the phrases.
#[track_caller]
pub fn assert_mentions(text: &str, phrases: &str) {
    assert!(mentions(text, phrases), "{text:?} lacks {phrases:?}");
}

/// Returns the name that screen readers give the element.
pub fn accessible_name(element: &Element) -> String {
    let label = element.get_attribute("aria-label");
    label.unwrap_or_else(|| text(element))
}
