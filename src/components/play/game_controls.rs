use yew::prelude::*;

use crate::browser::random;
use crate::components::ui::ActionButton;
use crate::game::{GameAction, Message};
use crate::route::Route;

/// The properties of [`GameControls`].
#[derive(PartialEq, Properties)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "four buttons, each enabled or not"
)]
pub struct GameControlsProps {
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether there are moves to review.
    pub can_review: bool,
    /// Called with the route to the review of the game.
    pub onvisit: Callback<Route>,
    /// Called with what a button does.
    pub dispatch: Callback<GameAction>,
}

/// The buttons of the game.
#[component]
pub fn GameControls(props: &GameControlsProps) -> Html {
    let GameControlsProps {
        can_undo,
        can_redo,
        is_over,
        can_review,
        ref onvisit,
        ref dispatch,
    } = *props;
    let on = |action: GameAction| dispatch.reform(move |()| action.clone());
    let onnew = dispatch.reform(|()| GameAction::NewGame {
        seed: random::seed(),
    });
    html! {
        <div class="controls controls--play">
            <ActionButton
                name="Undo"
                shortcut="U"
                enabled={can_undo}
                onclick={on(GameAction::Undo)}
            />
            <ActionButton
                name="Redo"
                shortcut="R"
                enabled={can_redo}
                onclick={on(GameAction::Redo)}
            />
            <ActionButton
                name="Hint"
                shortcut="H"
                enabled={!is_over}
                onclick={on(GameAction::Hint)}
            />
            <ActionButton
                name="Review"
                enabled={can_review}
                onclick={if can_review {
                    onvisit.reform(|()| Route::Review)
                } else {
                    on(GameAction::Report(Message::NothingToReview))
                }}
            />
            <ActionButton
                name={if is_over { "Play again" } else { "New game" }}
                shortcut="N"
                primary={is_over}
                onclick={onnew}
            />
        </div>
    }
}
