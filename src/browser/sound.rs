//! The sound of a pebble on stone.

use web_sys::AudioContext;

/// What can be heard.
#[derive(Default)]
pub struct Sounds {
    // A browser gives a page only so many, so there is one for all.
    context: Option<AudioContext>,
}

impl Sounds {
    /// A soft knock; a browser that plays no sound stays silent.
    pub fn knock(&mut self) {
        if self.context.is_none() {
            self.context = AudioContext::new().ok();
        }
        let _ = self.context.as_ref().map(knock_in);
    }
}

/// A low tone that dies away at once.
fn knock_in(context: &AudioContext) -> Result<(), wasm_bindgen::JsValue> {
    let now = context.current_time();
    let tone = context.create_oscillator()?;
    let loudness = context.create_gain()?;
    tone.frequency().set_value(PITCH);
    tone.frequency()
        .set_target_at_time(PITCH / 3.0, now, FADE)?;
    loudness.gain().set_value(LOUDNESS);
    loudness.gain().set_target_at_time(0.0, now, FADE)?;
    tone.connect_with_audio_node(&loudness)?
        .connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + FADE * 8.0)
}

/// In hertz, for the first moment.
const PITCH: f32 = 520.0;

/// Of all that the device can.
const LOUDNESS: f32 = 0.3;

/// In seconds, until a third is left.
const FADE: f64 = 0.03;
