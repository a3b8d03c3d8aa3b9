//! The page as a person uses it: clicks, keys, fields.

use gloo::utils::document;
use web_sys::{Element, Event, EventTarget, KeyboardEvent, KeyboardEventInit};
use yew::scheduler::flush;

use crate::address::{self, after_navigation, until_changes_are_allowed};
use crate::mount::{mount, unmount, unmount_all};
use crate::queries::{focused_element, text};
use crate::storage;
use crate::wait::settle;

/// A mounted app, unmounted when it is dropped.
pub struct Page {
    pub(crate) root: Element,
}

impl Drop for Page {
    fn drop(&mut self) {
        unmount(&self.root);
    }
}

impl Page {
    /// Opens the plain address in a browser that has stored nothing.
    pub async fn open() -> Self {
        Self::open_at("").await
    }

    /// Opens this address, `#/explore`, in a browser that has stored nothing.
    pub async fn open_at(hash: &str) -> Self {
        Self::open_with_games(hash, &[]).await
    }

    /// Opens this address in a browser that has saved these games, each an id and the stored text.
    pub async fn open_with_games(hash: &str, games: &[(u32, &str)]) -> Self {
        unmount_all();
        storage::storage().clear().unwrap();
        for (id, text) in games {
            storage::set_game(*id, text);
        }
        Self::reopen_at(hash).await
    }

    /// Opens the plain address in a browser that has stored these settings.
    pub async fn open_with_settings(settings: &str) -> Self {
        unmount_all();
        storage::storage().clear().unwrap();
        storage::set_settings(settings);
        Self::reopen().await
    }

    /// Opens the plain address again; what was stored before is still there.
    pub async fn reopen() -> Self {
        Self::reopen_at("").await
    }

    /// Opens this address again; what was stored before is still there.
    pub async fn reopen_at(hash: &str) -> Self {
        unmount_all();
        until_changes_are_allowed().await;
        address::replace(hash);
        Self::open_beside().await
    }

    /// Opens a second window: the pages that are open stay.
    pub async fn open_beside() -> Self {
        let root = mount();
        settle().await;
        Self { root }
    }

    /// Opens the plain address and plays these moves.
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

    /// Focuses the square.
    pub async fn focus(&self, square: &str) {
        self.square(square).focus().unwrap();
        flush().await;
    }

    /// Opens the tab of this name.
    pub async fn open_tab(&self, name: &str) {
        let tab = self.tab(name);
        tab.focus().unwrap();
        tab.click();
        flush().await;
    }

    /// Clicks the button of this name.
    pub async fn click_button(&self, name: &str) {
        let button = self.button(name);
        button.focus().unwrap();
        button.click();
        flush().await;
    }

    /// Follows the link to another screen.
    pub async fn follow_link(&self, name: &str) {
        after_navigation(|| self.screen_link(name).click()).await;
    }

    /// Pastes this text into its field and opens it.
    pub async fn paste(&self, text: &str) {
        self.open_tab("Play by link").await;
        let field = self.field("Link or moves");
        field.set_value(text);
        dispatch(&field, "input");
        self.click_button("Open").await;
        assert_eq!(field.value(), text, "a mistake can be corrected");
    }

    /// Clicks the checkbox or radio button with this label, on the tab that has it.
    pub async fn toggle(&self, label: &str) {
        for tab in ["Moves", "Settings"] {
            if self.find_field(label).is_none() {
                self.open_tab(tab).await;
            }
        }
        self.field(label).click();
        flush().await;
    }

    /// Returns the labels of the settings that are switched on.
    pub async fn settings(&self) -> String {
        self.open_tab("Settings").await;
        self.checked()
    }

    /// Chooses the computer at this level, `hard`, as the opponent.
    pub async fn play_computer(&self, level: &str) {
        self.click_button("Computer").await;
        let options = self.options("Level");
        let names = options.iter().map(|option| text(option).to_lowercase());
        let index = names.into_iter().position(|name| name.starts_with(level));
        self.choose_nth("Level", index.unwrap()).await;
    }

    /// Chooses the option with this text from the list with this label.
    pub async fn choose(&self, label: &str, option: &str) {
        let options = self.options(label);
        let index = options.iter().position(|each| text(each) == option);
        self.choose_nth(label, index.unwrap()).await;
    }

    /// Chooses the option at this index from the list with this label.
    pub async fn choose_nth(&self, label: &str, index: usize) {
        let list = self.list(label).unwrap();
        list.set_selected_index(index.try_into().unwrap());
        dispatch(&list, "input");
        dispatch(&list, "change");
        flush().await;
    }

    /// Presses the key, `Ctrl+Home` or `a`, and returns `true` if the app has handled it.
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
        let unhandled = element.dispatch_event(&event).unwrap();
        // A browser clicks the focused button when the key comes from a keyboard.
        if unhandled && matches!(key, "Enter" | " ") && element.tag_name() == "BUTTON" {
            element.click();
        }
        flush().await;
        !unhandled
    }
}

/// Takes the focus from whatever has it, as a click beside everything does.
pub fn blur() {
    focused_element().blur().unwrap();
    assert_eq!(focused_element().tag_name(), "BODY");
}

/// Sends an event that bubbles.
fn dispatch(target: &EventTarget, kind: &str) {
    let event = document().create_event("Event").unwrap();
    Event::init_event_with_bubbles(&event, kind, true);
    target.dispatch_event(&event).unwrap();
}
