//! A log of the components that Yew renders.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::{DefaultGuard, set_default};
use tracing::{Event, Metadata, Subscriber};

use crate::queries::NAMES;

type Views = Arc<Mutex<Vec<String>>>;

/// Collects the result of every call of a component's render function until it is dropped.
///
/// Yew reports each call as a trace event, `render result`, with what the component returned.
pub struct RenderLog {
    views: Views,
    _subscription: DefaultGuard,
}

impl RenderLog {
    /// Starts an empty log.
    pub fn start() -> Self {
        let views = Views::default();
        let subscription = set_default(Collector(Arc::clone(&views)));
        Self {
            views,
            _subscription: subscription,
        }
    }

    /// Returns the number of render calls whose result has an attribute that starts with this text.
    pub fn count(&self, attribute: &str) -> usize {
        // References to rendered elements are logged as well, with the quotes escaped.
        let attribute = format!("(\"{attribute}");
        let views = self.views.lock().unwrap_or_else(PoisonError::into_inner);
        views
            .iter()
            .filter(|view| view.contains(&attribute))
            .count()
    }

    /// Returns the names of the squares that were rendered, in reading order, each as often as it
    /// was.
    pub fn squares(&self) -> String {
        let rendered = NAMES.into_iter().flat_map(|name| {
            let times = self.count(&format!("{name}, row "));
            std::iter::repeat_n(name, times)
        });
        rendered.collect::<Vec<_>>().join(" ")
    }
}

struct Collector(Views);

impl Subscriber for Collector {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.is_event() && metadata.target().starts_with("yew::html::component")
    }

    fn event(&self, event: &Event<'_>) {
        event.record(&mut ViewVisitor(&self.0));
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// Adds the field `view` of an event to the log.
struct ViewVisitor<'a>(&'a Views);

impl Visit for ViewVisitor<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "view" {
            let mut views = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            views.push(format!("{value:?}"));
        }
    }
}
