//! Everything that a screen reader reads out, in order.

use js_sys::{Array, Function};
use wasm_bindgen::{JsCast, JsValue};

use crate::page::Page;
use crate::queries::mentions;
use crate::wait::until;

/// The announcements since it was started.
pub struct Heard {
    texts: Array,
}

impl Heard {
    pub fn start(page: &Page) -> Self {
        let code = "
            const heard = [];
            const listen = () => heard.push(region.textContent);
            new MutationObserver(listen).observe(region, { childList: true, subtree: true });
            return heard";
        let start = Function::new_with_args("region", code);
        let region = page.one("[aria-live]");
        let texts = start.call1(&JsValue::NULL, &region).unwrap();
        Self {
            texts: texts.unchecked_into(),
        }
    }

    /// Waits for as many announcements as there are gists, and fails unless each mentions its own
    /// and there is no other.
    pub async fn expect(&self, gists: &[&str]) {
        let count = u32::try_from(gists.len()).unwrap();
        until(&format!("{gists:?}"), || self.texts.length() >= count).await;
        let texts: Vec<_> = self.texts.iter().filter_map(|t| t.as_string()).collect();
        self.texts.set_length(0);
        assert_eq!(texts.len(), gists.len(), "{texts:?}");
        for (text, gist) in texts.iter().zip(gists) {
            assert!(mentions(text, gist), "{text:?} lacks {gist:?}");
        }
    }
}
