//! The picture of the atlas as a person uses it: where its seats are, what is drawn on it.

use chorus_lapilli::atlas::{HALF_SIZE, Seat, graph, layout};
use chorus_lapilli::notation::read_position;
use js_sys::Function;
use wasm_bindgen::JsValue;
use yew::scheduler::flush;

use crate::page::Page;
use crate::wait::until;

/// A place between the tiers and the corner of the picture, further from any seat than a click
/// reaches.
pub const NOWHERE: Seat = Seat { x: 21.0, y: 21.0 };

impl Page {
    /// Opens this address of the atlas, and waits until the picture is drawn.
    pub async fn open_atlas(hash: &str) -> Self {
        let page = Self::open_at(hash).await;
        page.until_drawn().await;
        page
    }

    /// Waits until the picture is drawn.
    pub async fn until_drawn(&self) {
        let is_drawn = || !self.all("svg[data-positions]").is_empty();
        until("the picture is drawn", is_drawn).await;
        flush().await;
    }

    /// Returns the position whose seat has the ring.
    pub fn ring(&self) -> String {
        self.one("[data-seat]").get_attribute("data-seat").unwrap()
    }

    /// Returns the number of steps of the way that is drawn, and how many of them are slips.
    pub fn steps(&self) -> [usize; 2] {
        [".trace .trace__step", ".trace .trace__step--slip"].map(|step| self.all(step).len())
    }

    /// Clicks the picture at this place.
    pub async fn click_at(&self, place: Seat) {
        self.point_at(place, "new MouseEvent('click', at)").await;
    }

    /// Points at this place with a pointer of this type, `mouse` or `touch`.
    pub async fn hover_at(&self, place: Seat, pointer: &str) {
        let event =
            format!("new PointerEvent('pointermove', {{ ...at, pointerType: '{pointer}' }})");
        self.point_at(place, &event).await;
    }

    async fn point_at(&self, place: Seat, event: &str) {
        let code = format!(
            "const {{ left, top, width, height }} = picture.getBoundingClientRect();
            const at = {{ bubbles: true, clientX: left + x * width, clientY: top + y * height }};
            picture.dispatchEvent({event});"
        );
        let dispatch = Function::new_with_args("picture, x, y", &code);
        let along = |length: f64| 0.5 + length * 50.0 / f64::from(HALF_SIZE);
        let picture = self.one(".theatre svg[role=img]");
        dispatch
            .call3(
                &JsValue::NULL,
                &picture,
                &along(place.x).into(),
                &along(-place.y).into(),
            )
            .unwrap();
        flush().await;
    }
}

/// Returns the seat of this position.
pub fn seat_of(position: &str) -> Seat {
    let class = graph().class(read_position(position).unwrap());
    layout().seats()[class.unwrap()]
}
