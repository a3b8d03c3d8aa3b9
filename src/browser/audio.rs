//! The sound of a move.

use std::cell::OnceCell;

use wasm_bindgen::JsValue;
use web_sys::AudioContext;

const PITCH_HZ: f32 = 520.0;
const GAIN: f32 = 0.3;
const DECAY_SECONDS: f64 = 0.03;

/// A short, soft knock.
#[derive(Default)]
pub struct Knock {
    // Created with the first sound and kept: browsers limit the number of audio contexts.
    context: OnceCell<Option<AudioContext>>,
}

impl Knock {
    /// Plays the sound, if the browser can.
    pub fn play(&self) {
        let context = self.context.get_or_init(|| AudioContext::new().ok());
        if let Some(context) = context {
            // Without sound the game goes on.
            let _ = knock(context);
        }
    }
}

fn knock(context: &AudioContext) -> Result<(), JsValue> {
    let now = context.current_time();
    let tone = context.create_oscillator()?;
    let volume = context.create_gain()?;
    tone.frequency().set_value(PITCH_HZ);
    tone.frequency()
        .set_target_at_time(PITCH_HZ / 3.0, now, DECAY_SECONDS)?;
    volume.gain().set_value(GAIN);
    volume.gain().set_target_at_time(0.0, now, DECAY_SECONDS)?;
    tone.connect_with_audio_node(&volume)?
        .connect_with_audio_node(&context.destination())?;
    tone.start()?;
    tone.stop_with_when(now + DECAY_SECONDS * 8.0)
}
