use yew::prelude::*;

use crate::components::ui::ActionButton;
use crate::game::GameAction;
use crate::hooks::RovingFocus;
use crate::practice::PracticeAction;

/// The properties of [`BackToNow`].
#[derive(PartialEq, Properties)]
pub struct BackToNowProps {
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
    /// Called to return to the question.
    pub onpractice: Callback<PracticeAction>,
}

/// Says that an earlier moment of an exercise is shown, and returns from it.
#[component]
pub fn BackToNow(props: &BackToNowProps) -> Html {
    let onclick = {
        let (focus, onpractice) = (props.focus.clone(), props.onpractice.clone());
        move |()| {
            // The button disappears, so the focus moves to the board.
            focus.focus_current();
            onpractice.emit(PracticeAction::Board(GameAction::JumpTo(usize::MAX)));
        }
    };
    html! {
        <>
            <span class="notice__text">{ "You are looking back." }</span>
            <ActionButton name="Back to now" {onclick} />
        </>
    }
}
