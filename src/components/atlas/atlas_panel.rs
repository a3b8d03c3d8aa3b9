use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use crate::atlas::AtlasState;
use crate::browser::download;
use crate::components::explore::MoveTable;
use crate::components::moves::MoveList;
use crate::components::ui::ActionButton;
use crate::components::{Legend, PageHandle, PanelTab, PanelTabs};
use crate::game::GameAction;
use crate::record::Record;
use crate::review::Review;
use crate::route::Route;

/// The name of the file into which the picture is saved.
const FILE_NAME: &str = "chorus-lapilli-atlas.svg";

const TABS: &[PanelTab] = &[PanelTab::Moves, PanelTab::Help, PanelTab::Settings];
const TABS_WITH_GAME: &[PanelTab] = &[
    PanelTab::Moves,
    PanelTab::Game,
    PanelTab::Help,
    PanelTab::Settings,
];

/// The properties of [`AtlasPanel`].
#[derive(PartialEq, Properties)]
pub struct AtlasPanelProps {
    /// What is shown.
    pub state: AtlasState,
    /// Called with what is done on the small board, or to walk along the game.
    pub onboard: Callback<GameAction>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// Refers to the picture.
    pub picture: NodeRef,
    /// Called with the route of another screen.
    pub onvisit: Callback<Route>,
}

/// Everything on the screen Atlas besides the picture and the board.
#[component]
pub fn AtlasPanel(props: &AtlasPanelProps) -> Html {
    let AtlasPanelProps {
        state,
        onboard,
        page,
        picture,
        onvisit,
    } = props;
    let on = |action: GameAction| onboard.reform(move |()| action.clone());
    let position = state.position();
    let onexplore = onvisit.reform(move |()| Route::position(position));
    let undo = use_node_ref();
    let back = html! {
        <ActionButton
            name="Back"
            shortcut="Backspace"
            enabled={state.can_undo()}
            node={undo.clone()}
            onclick={on(GameAction::Undo)}
        />
    };
    let explore = html! { <ActionButton name="Explore" onclick={onexplore} /> };
    let controls = if state.game().is_some() {
        let [can_look_back, can_look_forward] = state.can_walk();
        let review = state.review_route();
        html! {
            <>
                <ActionButton
                    name="‹ Before"
                    enabled={can_look_back}
                    onclick={on(GameAction::LookBack)}
                />
                <ActionButton
                    name="After ›"
                    enabled={can_look_forward}
                    onclick={on(GameAction::LookForward)}
                />
                { back }
                { explore }
                <ActionButton name="Review" onclick={onvisit.reform(move |()| review.clone())} />
            </>
        }
    } else {
        html! { <>{ back }{ explore }</> }
    };
    let onsave = {
        let picture = picture.clone();
        move |()| {
            if let Some(picture) = picture.cast::<Element>() {
                download::save_picture(&picture, FILE_NAME);
            }
        }
    };
    let review = use_memo(state.game().cloned(), |game| {
        let review = |game: &Rc<Record>| Review::new(game.start(), game.moves());
        game.as_ref().map(review).map(Rc::new)
    });
    let content = match state.game() {
        Some(game) if page.tab == PanelTab::Game => html! {
            <MoveList
                moves={game.moves().collect::<Vec<_>>()}
                first={game.start().turn()}
                cursor={state.ply()}
                review={(*review).clone()}
                is_won={game.is_won()}
                dispatch={onboard}
            />
        },
        _ => html! {
            <>
                <MoveTable
                    {position}
                    enabled=true
                    {undo}
                    onplay={onboard.reform(GameAction::Play)}
                />
                <Legend />
                <p class="atlas-panel__save">
                    <ActionButton name="Save picture" onclick={onsave} />
                </p>
            </>
        },
    };
    let tabs = match state.game() {
        Some(_) => TABS_WITH_GAME,
        None => TABS,
    };
    html! {
        <div class="atlas-panel">
            <div class="controls controls--atlas">{ controls }</div>
            <PanelTabs {tabs} page={page.clone()}>{ content }</PanelTabs>
        </div>
    }
}
