use web_sys::MouseEvent;
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::browser::{address, share};
use crate::components::ui::changing_text;
use crate::game::ShareOutcome;
use crate::hooks::{Announcer, ProgressHandle, use_temporary, use_today};
use crate::puzzles::PuzzlesState;
use crate::route::Route;

/// How long the button says that the text has been copied.
const COPIED_MS: u32 = 2000;

/// The properties of [`Daily`].
#[derive(PartialEq, Properties)]
pub struct DailyProps {
    /// The puzzle that is shown.
    pub state: PuzzlesState,
    /// What has been solved.
    pub progress: ProgressHandle,
}

/// The puzzle of today, and for how many days in a row it has been solved.
#[component]
pub fn Daily(props: &DailyProps) -> Html {
    let DailyProps { state, progress } = props;
    let today = use_today();
    let days = progress.days.value();
    let is_solved = days.contains(today.day_number());
    let streak = days.streak(today.day_number());
    let (copied, oncopied) = use_temporary(COPIED_MS);
    // The text, if it has to be copied by hand.
    let manual = use_state_eq(|| None::<String>);
    let announcer = use_context::<Announcer>().unwrap_or_else(Callback::noop);
    let text = state.describe_result(progress.puzzles.value(), today, streak);
    let onshare = {
        let (text, manual) = (text.clone(), manual.setter());
        move |_: MouseEvent| {
            let url = address::url_with(&Route::daily_puzzle(today));
            let text = text.clone().unwrap_or_default();
            let (oncopied, manual) = (oncopied.clone(), manual.clone());
            let announcer = announcer.clone();
            spawn_local(async move {
                match share::share(&text, &url).await {
                    Some(ShareOutcome::Copied) => {
                        oncopied.emit(());
                        announcer.emit("Copied.".into());
                    }
                    Some(ShareOutcome::Manual) => manual.set(Some(share::with_text(&text, &url))),
                    Some(ShareOutcome::Shared) | None => {}
                }
            });
        }
    };
    let row = match streak {
        0 => String::new(),
        1 => " · 1 day in a row".into(),
        days => format!(" · {days} days in a row"),
    };
    let solved = if is_solved {
        "solved"
    } else {
        "not solved yet"
    };
    html! {
        <section class="daily">
            <div class="daily__row">
                <a
                    class="daily__link"
                    href={Route::daily_puzzle(today).to_string()}
                    aria-current={(state.date() == Some(today)).then_some("true")}
                >
                    { format!("Puzzle of the day, {} {}", today.day(), today.month_name()) }
                </a>
                if text.is_some() {
                    <button class="share-button" onclick={onshare}>
                        { changing_text(if copied.is_some() { "Copied ✓" } else { "Share" }) }
                    </button>
                }
            </div>
            <p class="daily__words">{ changing_text(format!("{solved}{row}. Kept in this browser.")) }</p>
            if let Some(text) = &*manual {
                <input class="share-box__link" aria-label="Text to copy" readonly=true value={text.clone()} />
            }
        </section>
    }
}
