use yew::prelude::*;

use crate::lessons::{LESSONS, LessonsDone};
use crate::route::Route;

/// The properties of [`Steps`].
#[derive(PartialEq, Properties)]
pub struct StepsProps {
    /// The number of the step that is shown.
    pub step: usize,
    /// The steps that have been done.
    pub done: LessonsDone,
}

/// The steps of the lesson, each a link with a mark if it has been done.
#[component]
pub fn Steps(props: &StepsProps) -> Html {
    let StepsProps { step, done } = props;
    html! {
        <ol class="steps" aria-label="Steps">
            for (number, lesson) in (1..).zip(LESSONS) {
                <li key={number}>
                    <a
                        class="steps__step"
                        href={Route::lesson(number).to_string()}
                        aria-current={(number == *step).then_some("step")}
                    >
                        <b>
                            { number }
                            if done.contains(number) {
                                <span class="steps__mark" role="img" aria-label="done">{ " ✓" }</span>
                            }
                        </b>
                        { lesson.name }
                    </a>
                </li>
            }
        </ol>
    }
}
