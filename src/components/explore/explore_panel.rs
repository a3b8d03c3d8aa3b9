use yew::prelude::*;

use super::MoveTable;
use crate::components::ui::{ActionButton, changing_text};
use crate::components::{Legend, PageHandle, PanelTab, PanelTabs};
use crate::explorer::{ExplorerAction, ExplorerState};
use crate::game::{GameAction, Message};
use crate::hooks::RovingFocus;
use crate::rules::{Outcome, Position};
use crate::solver::{describe_position, table};

const TABS: &[PanelTab] = &[PanelTab::Moves, PanelTab::Help, PanelTab::Settings];

/// The properties of [`ExplorePanel`].
#[derive(PartialEq, Properties)]
pub struct ExplorePanelProps {
    /// What is explored.
    pub state: ExplorerState,
    /// Called with what a button does.
    pub dispatch: Callback<ExplorerAction>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
    /// Called with a position from which a game is to be played.
    pub onplayfrom: Callback<Position>,
}

/// Everything on the screen Explore besides the board.
#[component]
pub fn ExplorePanel(props: &ExplorePanelProps) -> Html {
    let ExplorePanelProps {
        state,
        dispatch,
        page,
        focus,
        onplayfrom,
    } = props;
    let on = |action: ExplorerAction| dispatch.reform(move |()| action.clone());
    // The button disappears when it is used, so the focus moves to the board.
    let on_leaving = |action: ExplorerAction| {
        let (focus, on) = (focus.clone(), on(action));
        Callback::from(move |()| {
            focus.focus_current();
            on.emit(());
        })
    };
    let undo = use_node_ref();
    let onplay = dispatch.reform(|m| ExplorerAction::Game(GameAction::Play(m)));
    let undo_button = html! {
        <ActionButton
            key="undo"
            name="Undo"
            shortcut="U"
            enabled={state.can_undo()}
            node={undo.clone()}
            onclick={on(ExplorerAction::Game(GameAction::Undo))}
        />
    };
    let position = state.position();
    let controls = if state.is_editing() {
        html! {
            <>
                { undo_button }
                <ActionButton key="clear" name="Clear board" onclick={on(ExplorerAction::Clear)} />
                <ActionButton
                    key="done"
                    name="Done"
                    primary=true
                    enabled={position.is_ok()}
                    onclick={on_leaving(ExplorerAction::Done)}
                />
            </>
        }
    } else {
        let shown = state.last_position();
        let is_over = shown.outcome() != Outcome::Ongoing;
        let already_won = GameAction::Report(Message::AlreadyWon);
        let onplayfrom = if is_over {
            on(ExplorerAction::Game(already_won))
        } else {
            onplayfrom.reform(move |()| shown)
        };
        html! {
            <>
                { undo_button }
                <ActionButton
                    key="redo"
                    name="Redo"
                    shortcut="R"
                    enabled={state.can_redo()}
                    onclick={on(ExplorerAction::Game(GameAction::Redo))}
                />
                <ActionButton
                    key="edit"
                    name="Edit board"
                    onclick={on_leaving(ExplorerAction::Edit)}
                />
                <ActionButton key="play" name="Play from here" enabled={!is_over} onclick={onplayfrom} />
            </>
        }
    };
    let last_position = state.last_position();
    html! {
        <>
            <div class="controls controls--explore">{ controls }</div>
            <PanelTabs tabs={TABS} page={page.clone()}>
                if !state.is_editing() {
                    <p class="verdict">
                        { changing_text(describe_position(last_position, table().value(last_position)) + ".") }
                    </p>
                    <Legend />
                }
                <MoveTable
                    position={last_position}
                    enabled={position.is_ok()}
                    {undo}
                    {onplay}
                />
            </PanelTabs>
        </>
    }
}
