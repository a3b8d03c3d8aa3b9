//! Listeners outside of the app's own element.

use js_sys::{Array, Function};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::address::go;
use crate::page::Page;

/// Counts the listeners of the window and the document until it is dropped.
struct ListenerCount {
    count: Function,
    restore: Function,
}

impl ListenerCount {
    fn start() -> Self {
        let code = "
            const { addEventListener, removeEventListener } = EventTarget.prototype;
            let listeners = 0;
            const counting = (method, change) => function (...listener) {
                if (this === window || this === document) listeners += change;
                return method.apply(this, listener);
            };
            Object.assign(EventTarget.prototype, {
                addEventListener: counting(addEventListener, 1),
                removeEventListener: counting(removeEventListener, -1),
            });
            const restore = () =>
                Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
            return [() => listeners, restore];";
        let functions = Function::new_no_args(code).call0(&JsValue::NULL).unwrap();
        let functions: Array = functions.into();
        Self {
            count: functions.get(0).into(),
            restore: functions.get(1).into(),
        }
    }

    /// Returns the number of listeners that were added and not removed.
    fn get(&self) -> f64 {
        self.count.call0(&JsValue::NULL).unwrap().as_f64().unwrap()
    }
}

impl Drop for ListenerCount {
    fn drop(&mut self) {
        self.restore.call0(&JsValue::NULL).unwrap();
    }
}

#[wasm_bindgen_test]
async fn listeners_are_not_added_by_clicks_and_are_removed_in_the_end() {
    drop(Page::open().await);
    let count = ListenerCount::start();
    let page = Page::open().await;
    let open = count.get();
    assert!(open > 0.0, "the app listens to the address and the keys");
    page.click("b2 a3 c1").await;
    page.click_button("Undo").await;
    assert!(count.get() <= open, "{} after {open}", count.get());
    go("#/explore").await;
    page.click("b2").await;
    go("#/").await;
    assert!(count.get() <= open, "{} after {open}", count.get());
    drop(page);
    assert!(count.get() <= 0.0, "{} are left", count.get());
}
