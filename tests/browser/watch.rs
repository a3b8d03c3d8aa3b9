//! Notes of what changes on the page.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MutationObserver, MutationObserverInit, MutationRecord, Node};

use crate::page::Page;
use crate::seen::cell;

/// A note of everything that changes on the page.
pub struct Watch<'a> {
    page: &'a Page,
    records: Rc<RefCell<Vec<MutationRecord>>>,
    observer: MutationObserver,
    _callback: Closure<dyn FnMut(Vec<MutationRecord>)>,
}

impl<'a> Watch<'a> {
    /// Starts to write down which squares change.
    pub fn new(page: &'a Page) -> Self {
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
        observer
            .observe_with_options(&page.one(".board"), &init)
            .unwrap();
        Self {
            page,
            records,
            observer,
            _callback: callback,
        }
    }

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
            .named(|square| targets.iter().any(|node| cell(square).contains(Some(node))))
    }
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
