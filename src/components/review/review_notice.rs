use yew::prelude::*;

use crate::components::ui::ActionButton;
use crate::hooks::RovingFocus;
use crate::practice::Practice;
use crate::review::{ReviewAction, ReviewState};
use crate::route::{Route, Screen};

/// The properties of [`ReviewNotice`].
#[derive(PartialEq, Properties)]
pub struct ReviewNoticeProps {
    /// The review.
    pub state: ReviewState,
    /// Called with what a button does.
    pub dispatch: Callback<ReviewAction>,
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
}

/// What can be done next besides a move.
#[component]
pub fn ReviewNotice(props: &ReviewNoticeProps) -> Html {
    let ReviewNoticeProps {
        state,
        dispatch,
        focus,
    } = props;
    let is_asked = |practice: &Practice| !practice.is_solved();
    if state.review().moves().is_empty() {
        let href = Screen::Play.route().to_string();
        html! { <a class="notice__link" {href}>{ "Play a game" }</a> }
    } else if state.is_question_left() {
        let onclick = {
            let (focus, dispatch) = (focus.clone(), dispatch.clone());
            move |()| {
                // The button disappears, so the focus moves to the board.
                focus.focus_current();
                dispatch.emit(ReviewAction::Resume);
            }
        };
        html! {
            <>
                <span class="notice__text">{ "You left the question." }</span>
                <ActionButton name="Resume" {onclick} />
            </>
        }
    } else if state.practice().is_some_and(is_asked) {
        Html::default()
    } else {
        // Not while a question stands: the analysis board would tell the answer.
        let position = state.practice().map_or(state.position(), Practice::start);
        let record = state.record();
        let explore = Route::position(position).to_string();
        let atlas = Route::atlas_of_game(record.start(), record.moves()).to_string();
        html! {
            <>
                <a class="notice__link" href={explore}>{ "Explore this position" }</a>
                <a class="notice__link" href={atlas}>{ "In the atlas" }</a>
            </>
        }
    }
}
