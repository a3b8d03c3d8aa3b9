//! Buttons, links, fields and panels, found by their accessible names.

use fantoccini::elements::Element;
use serde_json::Value;

use super::Page;

impl Page {
    /// Clicks the button with this name.
    pub async fn press(&self, name: &str) {
        let button = self.element(&format!("button('{name}')")).await;
        button.click().await.unwrap();
    }

    /// Returns whether a button with this name is visible.
    pub async fn has_button(&self, name: &str) -> bool {
        let found = format!("return buttons('{name}').length > 0;");
        self.js(&found).await == true
    }

    /// Clicks the link with this name.
    pub async fn follow(&self, name: &str) {
        let link = self.element(&format!("link('{name}')")).await;
        link.click().await.unwrap();
        self.painted().await;
    }

    /// Clicks the checkbox or radio button with this label.
    pub async fn check(&self, label: &str) {
        self.control(label).await.click().await.unwrap();
    }

    /// Chooses the option with this text in the list with this label.
    pub async fn choose(&self, label: &str, option: &str) {
        let list = self.control(label).await;
        list.select_by_label(option).await.unwrap();
    }

    /// Types this text into the field with this label.
    pub async fn fill(&self, label: &str, text: &str) {
        self.control(label).await.send_keys(text).await.unwrap();
    }

    /// Returns whether a field, list or box with this label is visible.
    pub async fn has_control(&self, label: &str) -> bool {
        let found = format!("return named('input, select', '{label}').length > 0;");
        self.js(&found).await == true
    }

    /// Selects the tab with this name.
    pub async fn open_tab(&self, name: &str) {
        let tab = self.element(&format!("tab('{name}')")).await;
        tab.click().await.unwrap();
    }

    /// Returns the name of the tab that is selected.
    pub async fn selected_tab(&self) -> String {
        self.text("[role=tab][aria-selected=true]").await
    }

    /// Returns the text of the tab that is selected.
    pub async fn panel(&self) -> String {
        self.text("[role=tabpanel]").await
    }

    /// Lets the computer play, at this level.
    pub async fn play_computer(&self, level: &str) {
        self.press("Computer").await;
        self.choose("Level", level).await;
    }

    /// Returns who plays: `Two players`, or the computer with its level.
    pub async fn opponent(&self) -> String {
        let players = self
            .js("return nameOf(only(pressed('Players'), 'pressed'));")
            .await;
        match players.as_str() {
            Some("Computer") => format!("Computer, {}", self.chosen("Level").await),
            players => players.unwrap_or_default().to_owned(),
        }
    }

    /// Returns the text chosen in the list with this label.
    pub async fn chosen(&self, label: &str) -> String {
        let chosen = format!("return control('{label}').selectedOptions[0].text;");
        self.js(&chosen).await.as_str().unwrap().to_owned()
    }

    /// Returns the text of the row that offers what can be done next, without its buttons.
    pub async fn notice(&self) -> String {
        let notice = self
            .js(
                "const notice = only(all('.notice'), 'notices').cloneNode(true);
                 for (const button of notice.querySelectorAll('button')) button.remove();
                 return notice.textContent.trim();",
            )
            .await;
        notice.as_str().unwrap().to_owned()
    }

    /// Returns whether the button with this name says that it would do nothing now.
    pub async fn is_dimmed(&self, name: &str) -> bool {
        let dimmed = format!("return button('{name}').ariaDisabled === 'true';");
        self.js(&dimmed).await == true
    }

    /// Returns the texts of the move list, `Start` first; none before the first move.
    pub async fn moves(&self) -> Vec<String> {
        let moves = self
            .js("return moves().map(({ textContent }) => textContent.trim());")
            .await;
        serde_json::from_value(moves).unwrap()
    }

    /// Returns the texts in the move list that are marked as the current move.
    pub async fn current_moves(&self) -> Vec<String> {
        let moves = self
            .js(
                "return moves().filter(({ ariaCurrent }) => ariaCurrent === 'step')
                     .map(({ textContent }) => textContent.trim());",
            )
            .await;
        serde_json::from_value(moves).unwrap()
    }

    /// Returns the name of the screen that the navigation marks as the current one.
    pub async fn screen(&self) -> String {
        self.text("nav [aria-current=page]").await
    }

    /// Returns the evaluation of the position in words, or `None` if it is not shown.
    pub async fn verdict(&self) -> Option<String> {
        let verdict = self.js("return all('.verdict').filter(visible)[0]?.innerText ?? null;");
        verdict.await.as_str().map(str::to_owned)
    }

    /// Returns the notice that the game cannot start or go on, or `None` if it is not shown.
    pub async fn failure(&self) -> Option<String> {
        let failure = self.js("return failure();").await;
        failure.as_str().map(str::to_owned)
    }

    async fn control(&self, label: &str) -> Element {
        self.element(&format!("control('{label}')")).await
    }

    /// Returns the element that this expression evaluates to.
    async fn element(&self, expression: &str) -> Element {
        let reference = self.js(&format!("return {expression};")).await;
        let id = reference
            .as_object()
            .and_then(|reference| reference.values().next())
            .and_then(Value::as_str);
        let id = id.unwrap_or_else(|| panic!("{expression} is an element"));
        Element::from_element_id(self.client.clone(), id.to_owned().into())
    }
}
