use yew::prelude::*;

use super::{Evaluation, GameControls, MoveList, OpenForm, OpponentPicker, ShareBox};
use crate::game::{GameAction, GameState};
use crate::hooks::SettingsHandle;

/// The properties of [`PlayPanel`].
#[derive(PartialEq, Properties)]
pub struct PlayPanelProps {
    /// The game.
    pub game: UseReducerHandle<GameState>,
    /// The settings.
    pub settings: SettingsHandle,
    /// Whether the browser has refused to save.
    pub is_saving_refused: bool,
    /// Called when the message answers something done in the panel.
    pub onanswer: Callback<()>,
}

/// Everything on the screen Play besides the board.
#[component]
pub fn PlayPanel(props: &PlayPanelProps) -> Html {
    let PlayPanelProps {
        game,
        settings,
        is_saving_refused,
        onanswer,
    } = props;
    let dispatch = use_callback(game.dispatcher(), |action, dispatcher| {
        dispatcher.dispatch(action);
    });
    let onjump = use_callback(dispatch.clone(), |ply, dispatch| {
        dispatch.emit(GameAction::JumpTo(ply));
    });
    let record = game.record();
    html! {
        <>
            <GameControls dispatch={&dispatch} settings={settings.clone()} />
            <OpponentPicker players={game.players()} dispatch={&dispatch} />
            if settings.show_values {
                <Evaluation game={game.clone()} />
            }
            <ShareBox game={game.clone()} is_saving_refused={*is_saving_refused} {onanswer} />
            <OpenForm dispatch={&dispatch} {onanswer} />
            <MoveList moves={record.moves().collect::<Vec<_>>()} cursor={record.cursor()} {onjump} />
        </>
    }
}
