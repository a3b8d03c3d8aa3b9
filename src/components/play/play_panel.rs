use std::rc::Rc;

use yew::prelude::*;

use super::{Evaluation, GameControls, ManualLink, OpenForm, OpponentPicker, ResultsBox, ShareBox};
use crate::components::moves::MoveList;
use crate::components::ui::Checkbox;
use crate::components::{PageHandle, PanelTab, PanelTabs};
use crate::game::GameAction;
use crate::hooks::ResultsHandle;
use crate::record::Record;
use crate::route::Route;
use crate::settings::{SettingsAction, Toggle};
use crate::solver::{Level, result_changes, values_for_x};

/// The number of moves from which on a game can be reviewed.
const REVIEWED_MOVES: usize = 2;

const TABS: &[PanelTab] = &[
    PanelTab::Moves,
    PanelTab::Link,
    PanelTab::Help,
    PanelTab::Settings,
];

/// The properties of [`PlayPanel`].
#[derive(PartialEq, Properties)]
pub struct PlayPanelProps {
    /// The record of the game.
    pub record: Rc<Record>,
    /// The level of the computer, chosen now or last.
    pub level: Level,
    /// Called with what is done to the game.
    pub dispatch: Callback<GameAction>,
    /// The results against the computer.
    pub results: ResultsHandle,
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// The link that has to be copied by hand.
    pub manual: Option<ManualLink>,
    /// Called with a link that has to be copied by hand.
    pub onmanual: Callback<Option<ManualLink>>,
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
        level,
        dispatch,
        results,
        page,
        manual,
        onmanual,
        onreport,
        onvisit,
    } = props;
    let show_values = page.settings.show_values;
    let onvalues = page
        .onsettings
        .reform(|()| SettingsAction::Toggle(Toggle::ShowValues));
    // The moves of a line never change, so its number and length tell which ones they are.
    let values = use_memo((record.moment().line, record.len(), show_values), |_| {
        if show_values {
            values_for_x(record.line_positions())
        } else {
            Vec::new()
        }
    });
    let slips = use_memo(Rc::clone(&values), |values| result_changes(values));
    let content = if page.tab == PanelTab::Link {
        html! {
            <>
                <ShareBox
                    {record}
                    {dispatch}
                    manual={manual.clone()}
                    {onreport}
                    {onmanual}
                />
                <OpenForm {dispatch} {onvisit} {onreport} />
            </>
        }
    } else {
        html! {
            <>
                <Checkbox label="Show move values" checked={show_values} onchange={onvalues} />
                <MoveList
                    moves={record.moves().collect::<Vec<_>>()}
                    first={record.start().turn()}
                    cursor={record.cursor()}
                    slips={show_values.then_some(slips)}
                    is_won={record.is_won()}
                    {dispatch}
                />
                if show_values {
                    <Evaluation {record} {values} {dispatch} />
                }
            </>
        }
    };
    let more_settings = html! {
        if record.players().level().is_some() {
            <ResultsBox results={results.clone()} />
        }
    };
    html! {
        <>
            <GameControls
                can_undo={record.can_undo()}
                can_redo={record.can_redo()}
                is_over={record.is_over()}
                can_review={record.len() >= REVIEWED_MOVES}
                {onvisit}
                {dispatch}
            />
            <OpponentPicker players={record.players()} level={*level} {dispatch} />
            <PanelTabs tabs={TABS} page={page.clone()} {more_settings}>{ content }</PanelTabs>
        </>
    }
}
