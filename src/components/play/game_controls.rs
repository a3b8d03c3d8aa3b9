use web_sys::MouseEvent;
use yew::prelude::*;

use crate::browser::random;
use crate::components::ui::Checkbox;
use crate::game::GameAction;
use crate::settings::{SettingsAction, Toggle};

/// The properties of [`GameControls`].
#[derive(PartialEq, Properties)]
pub struct GameControlsProps {
    /// Whether the values of the moves are shown.
    pub show_values: bool,
    /// Called with what a button does.
    pub dispatch: Callback<GameAction>,
    /// Called with the setting that is changed.
    pub onsettings: Callback<SettingsAction>,
}

/// The buttons of the game.
#[component]
pub fn GameControls(props: &GameControlsProps) -> Html {
    let on = |action: GameAction| props.dispatch.reform(move |_: MouseEvent| action.clone());
    let onnew = props.dispatch.reform(|_: MouseEvent| GameAction::NewGame {
        seed: random::seed(),
    });
    let onvalues = props
        .onsettings
        .reform(|()| SettingsAction::Toggle(Toggle::ShowValues));
    html! {
        <div class="controls">
            <button onclick={on(GameAction::Undo)}>{ "Undo" }</button>
            <button onclick={on(GameAction::Redo)}>{ "Redo" }</button>
            <button onclick={on(GameAction::Hint)}>{ "Hint" }</button>
            <button onclick={onnew}>{ "New game" }</button>
            <Checkbox label="Show values" checked={props.show_values} onchange={onvalues} />
        </div>
    }
}
