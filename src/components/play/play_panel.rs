use std::rc::Rc;

use yew::prelude::*;

use super::{Evaluation, GameControls, MoveList, OpenForm, OpponentPicker, ShareBox};
use crate::game::GameAction;
use crate::record::Record;
use crate::route::Route;
use crate::settings::{Settings, SettingsAction};

/// The properties of [`PlayPanel`].
#[derive(PartialEq, Properties)]
pub struct PlayPanelProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// Called with what is done to the game.
    pub dispatch: Callback<GameAction>,
    /// The settings.
    pub settings: Settings,
    /// Called with a setting that is changed.
    pub onsettings: Callback<SettingsAction>,
    /// Whether the browser has refused to save.
    pub is_saving_refused: bool,
    /// Called when the message answers something done in the panel.
    pub onreport: Callback<()>,
    /// Called with the route of a position that is opened.
    pub onvisit: Callback<Route>,
}

/// Everything on the screen Play besides the board.
#[component]
pub fn PlayPanel(props: &PlayPanelProps) -> Html {
    let PlayPanelProps {
        record,
        dispatch,
        settings,
        onsettings,
        is_saving_refused,
        onreport,
        onvisit,
    } = props;
    let show_values = settings.show_values;
    // Any button may find that the link has to be copied by hand, and one field shows it.
    let manual = use_state_eq(|| None);
    let onmanual = use_callback(manual.setter(), |link, manual| manual.set(link));
    html! {
        <>
            <GameControls {show_values} {dispatch} {onsettings} />
            <OpponentPicker players={record.players()} {dispatch} />
            if show_values {
                <Evaluation {record} {dispatch} />
            }
            <ShareBox
                {record}
                {dispatch}
                is_saving_refused={*is_saving_refused}
                manual={(*manual).clone()}
                {onreport}
                {onmanual}
            />
            <OpenForm {dispatch} {onvisit} {onreport} />
            <MoveList moves={record.moves().collect::<Vec<_>>()} cursor={record.cursor()} {dispatch} />
        </>
    }
}
