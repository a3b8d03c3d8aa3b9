use std::cell::RefCell;
use std::rc::Rc;

use web_sys::StorageEvent;
use yew::prelude::*;

use super::{use_update_effect_with, use_window_event};
use crate::browser::storage;
use crate::stored::Stored;

/// Something that is stored in the browser, and a way to change it.
#[derive(Clone)]
pub struct StoredHandle<T: Stored> {
    current: Current<T>,
    /// Ahead of `current` until the next render.
    latest: Rc<RefCell<Current<T>>>,
    setter: UseStateSetter<Current<T>>,
}

#[derive(Clone, Default, PartialEq)]
struct Current<T> {
    value: Rc<T>,
    is_refused: bool,
}

impl<T: Stored> StoredHandle<T> {
    /// Returns the value; where the browser stores nothing, it lasts until the page is closed.
    #[must_use]
    pub fn value(&self) -> &Rc<T> {
        &self.current.value
    }

    /// Returns whether the browser has refused to store the value.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        self.current.is_refused
    }

    /// Changes the value and stores it.
    pub fn update(&self, change: impl FnOnce(&mut T)) {
        let latest = self.latest.borrow().clone();
        // Another tab may have stored something since.
        let stored = storage::load_stored().filter(|_| !latest.is_refused);
        let before = stored.unwrap_or_else(|| T::clone(&latest.value));
        let mut value = before.clone();
        change(&mut value);
        let is_refused = if value == before {
            latest.is_refused
        } else {
            storage::save_stored(&value).is_err()
        };
        let current = Current {
            value: Rc::new(value),
            is_refused,
        };
        self.latest.replace(current.clone());
        self.setter.set(current);
    }
}

impl<T: Stored> PartialEq for StoredHandle<T> {
    fn eq(&self, other: &Self) -> bool {
        self.current == other.current
    }
}

/// Returns what is stored in the browser, also when another tab changes it.
///
/// It is read when the page is `ready`; until then it is the default.
#[hook]
pub fn use_stored<T: Stored>(ready: bool) -> StoredHandle<T> {
    let state = use_state_eq(|| if ready { load() } else { Current::default() });
    let latest = use_mut_ref(|| (*state).clone());
    let reload = {
        let (latest, setter) = (Rc::clone(&latest), state.setter());
        move || {
            let current = load();
            latest.replace(current.clone());
            setter.set(current);
        }
    };
    {
        let reload = reload.clone();
        use_update_effect_with(ready, move |ready| {
            if *ready {
                reload();
            }
        });
    }
    use_window_event("storage", move |event: &StorageEvent| {
        // Without a key, all of the storage was cleared.
        if ready && event.key().is_none_or(|key| key == T::KEY) {
            reload();
        }
    });
    StoredHandle {
        current: (*state).clone(),
        latest,
        setter: state.setter(),
    }
}

/// Returns what is stored now.
fn load<T: Stored>() -> Current<T> {
    Current {
        value: Rc::new(storage::load_stored().unwrap_or_default()),
        is_refused: false,
    }
}
