//! Finds what the page shows, by role, name and text where there is one.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement, NodeList};

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

    /// Returns the squares of the hint.
    pub fn hinted(&self) -> String {
        self.in_cells(".cell--hint")
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
        let notices = self.all("[role=status]");
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

    /// Returns the visible button, not a square, of this accessible name.
    pub fn button(&self, name: &str) -> HtmlElement {
        self.find_button(name).unwrap()
    }

    /// Returns `true` if there is a visible button of this accessible name.
    pub fn has_button(&self, name: &str) -> bool {
        self.find_button(name).is_some()
    }

    fn find_button(&self, name: &str) -> Option<HtmlElement> {
        self.all("button:not(.square)")
            .into_iter()
            .find(|button| accessible_name(button) == name && is_visible(button))
    }

    /// Returns the link to the screen of this name.
    pub fn screen_link(&self, name: &str) -> HtmlElement {
        let links = self.all("nav[aria-label=Screens] a");
        links.into_iter().find(|link| text(link) == name).unwrap()
    }

    /// Returns the field with this label.
    pub fn field(&self, label: &str) -> HtmlInputElement {
        let labelled = self.labelled(label).into_iter();
        let named = self.all(&format!("input[aria-label='{label}']"));
        labelled.chain(named).next().unwrap().unchecked_into()
    }

    /// Returns the list with this label, or `None` if there is none to be seen.
    pub fn list(&self, label: &str) -> Option<HtmlSelectElement> {
        let list = self.labelled(label).filter(is_visible)?;
        Some(list.unchecked_into())
    }

    /// Returns the options of the list with this label.
    pub fn options(&self, label: &str) -> Vec<HtmlElement> {
        let list = self.list(label).unwrap();
        elements(&list.query_selector_all("option").unwrap())
    }

    /// Returns the option that is selected in the list with this label.
    pub fn selected_option(&self, label: &str) -> String {
        let list = self.list(label).unwrap();
        text(&list.query_selector("option:checked").unwrap().unwrap())
    }

    /// Returns the labels of all checked fields in document order.
    pub fn checked(&self) -> String {
        let fields = self.all("label input:checked");
        let labels = fields.iter().map(|field| {
            let label = field.closest("label").unwrap().unwrap();
            label_text(&label)
        });
        labels.collect::<Vec<_>>().join(", ")
    }

    fn labelled(&self, label: &str) -> Option<HtmlElement> {
        let mut labels = self.all("label").into_iter();
        let label = labels.find(|element| label_text(element) == label)?;
        let field = label.query_selector("input, select").unwrap()?;
        Some(field.unchecked_into())
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

fn elements(nodes: &NodeList) -> Vec<HtmlElement> {
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

fn accessible_name(element: &Element) -> String {
    let label = element.get_attribute("aria-label");
    label.unwrap_or_else(|| text(element))
}

/// Returns the text of a label without the field in it.
fn label_text(label: &Element) -> String {
    let label: Element = label.clone_node_with_deep(true).unwrap().unchecked_into();
    if let Some(field) = label.query_selector("input, select").unwrap() {
        field.remove();
    }
    text(&label).trim().to_owned()
}
