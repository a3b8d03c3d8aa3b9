//! Finds the buttons, tabs, fields and lists beside the board.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

use crate::page::Page;
use crate::queries::{accessible_name, elements, is_visible, text};

/// The names of the tabs on the screen Play.
pub const TABS: [&str; 4] = ["Moves", "Play by link", "How to play", "Settings"];

impl Page {
    /// Returns the visible button, not a square, of this accessible name.
    pub fn button(&self, name: &str) -> HtmlElement {
        self.find_button(name).unwrap()
    }

    /// Returns `true` if there is a visible button of this accessible name.
    pub fn has_button(&self, name: &str) -> bool {
        self.find_button(name).is_some()
    }

    fn find_button(&self, name: &str) -> Option<HtmlElement> {
        self.all("button:not(.square, [role=tab])")
            .into_iter()
            .find(|button| accessible_name(button) == name && is_visible(button))
    }

    /// Returns `true` if the button says that it would do nothing.
    pub fn is_dimmed(&self, name: &str) -> bool {
        let disabled = self.button(name).get_attribute("aria-disabled");
        disabled.as_deref() == Some("true")
    }

    /// Returns which of the buttons are pressed.
    pub fn pressed(&self, names: [&str; 2]) -> [bool; 2] {
        names.map(|name| self.button(name).get_attribute("aria-pressed").unwrap() == "true")
    }

    /// Returns the names of the buttons in the row below the message.
    pub fn notice_buttons(&self) -> String {
        let buttons = self.all(".notice button");
        let names = buttons.iter().map(|button| accessible_name(button));
        names.collect::<Vec<_>>().join(", ")
    }

    /// Returns the tab of this name.
    pub fn tab(&self, name: &str) -> HtmlElement {
        let tabs = self.all("[role=tablist] > [role=tab]");
        tabs.into_iter().find(|tab| text(tab) == name).unwrap()
    }

    /// Returns the name of the selected tab.
    pub fn selected_tab(&self) -> String {
        text(&self.one("[role=tab][aria-selected=true]"))
    }

    /// Returns the link to the screen of this name.
    pub fn screen_link(&self, name: &str) -> HtmlElement {
        let links = self.all("nav[aria-label=Screens] a");
        links.into_iter().find(|link| text(link) == name).unwrap()
    }

    /// Returns the field with this label, if the selected tab has it.
    pub fn find_field(&self, label: &str) -> Option<HtmlInputElement> {
        let labels = self.all("label").into_iter();
        let label_of_field = labels.filter(|element| label_text(element) == label);
        let labelled = label_of_field.filter_map(|label| label.query_selector("input").unwrap());
        let named = self.all(&format!("input[aria-label='{label}']"));
        let mut fields = labelled.chain(named.into_iter().map(Into::into));
        fields.next().map(Element::unchecked_into)
    }

    /// Returns the field with this label.
    pub fn field(&self, label: &str) -> HtmlInputElement {
        self.find_field(label).unwrap()
    }

    /// Returns the list with this accessible name, or `None` if there is none to be seen.
    pub fn list(&self, label: &str) -> Option<HtmlSelectElement> {
        let list = self.all(&format!("select[aria-label='{label}']")).pop();
        Some(list.filter(is_visible)?.unchecked_into())
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

    /// Returns the labels of the checked fields of the selected tab, in document order.
    pub fn checked(&self) -> String {
        let fields = self.all("label input:checked");
        let labels = fields.iter().map(|field| {
            let label = field.closest("label").unwrap().unwrap();
            label_text(&label)
        });
        labels.collect::<Vec<_>>().join(", ")
    }
}

/// Returns the text of a label without the field in it.
fn label_text(label: &Element) -> String {
    let label: Element = label.clone_node_with_deep(true).unwrap().unchecked_into();
    if let Some(field) = label.query_selector("input").unwrap() {
        field.remove();
    }
    text(&label).trim().to_owned()
}
