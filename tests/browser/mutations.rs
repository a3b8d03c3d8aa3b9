//! Records which squares change in the DOM.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MutationObserver, MutationObserverInit, MutationRecord, Node};

use crate::page::Page;
use crate::queries::cell;

/// Records every change of the board until it is dropped.
pub struct Mutations<'a> {
    page: &'a Page,
    records: Rc<RefCell<Vec<MutationRecord>>>,
    observer: MutationObserver,
    _callback: Closure<dyn FnMut(Vec<MutationRecord>)>,
}

impl<'a> Mutations<'a> {
    /// Starts to record.
    pub fn observe(page: &'a Page) -> Self {
        let records = Rc::new(RefCell::new(Vec::new()));
        let sink = Rc::clone(&records);
        let callback =
            Closure::new(move |more: Vec<MutationRecord>| sink.borrow_mut().extend(more));
        let observer = MutationObserver::new(callback.as_ref().unchecked_ref()).unwrap();
        let init = MutationObserverInit::new();
        init.set_subtree(true);
        init.set_child_list(true);
        init.set_attributes(true);
        init.set_character_data(true);
        observer
            .observe_with_options(&page.one("[role=grid]"), &init)
            .unwrap();
        Self {
            page,
            records,
            observer,
            _callback: callback,
        }
    }

    /// Returns the squares that have changed, apart from their place in the Tab order.
    pub fn changed_squares(&self) -> String {
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
            .names_of(|square| targets.iter().any(|node| cell(square).contains(Some(node))))
    }
}

impl Drop for Mutations<'_> {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
