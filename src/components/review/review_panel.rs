use yew::prelude::*;

use super::TurningPoints;
use crate::components::moves::{Chart, MoveList};
use crate::components::ui::{ActionButton, Segment, Segmented, changing_text};
use crate::components::{PageHandle, PanelTab, PanelTabs};
use crate::game::GameAction;
use crate::hooks::{RovingFocus, use_focus_when};
use crate::practice::Practice;
use crate::review::{ReviewAction, ReviewState};
use crate::rules::Player;
use crate::solver::values_for_x;

const TABS: &[PanelTab] = &[PanelTab::Review, PanelTab::Help, PanelTab::Settings];

/// The properties of [`ReviewPanel`].
#[derive(PartialEq, Properties)]
pub struct ReviewPanelProps {
    /// The review.
    pub state: ReviewState,
    /// Called with what a button does.
    pub dispatch: Callback<ReviewAction>,
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
    /// What the page shares with all its screens.
    pub page: PageHandle,
}

/// Everything on the screen Review besides the board.
#[component]
pub fn ReviewPanel(props: &ReviewPanelProps) -> Html {
    let ReviewPanelProps {
        state,
        dispatch,
        focus,
        page,
    } = props;
    let record = state.record();
    let is_answered = state.practice().is_some_and(Practice::is_solved);
    let next = use_node_ref();
    use_focus_when(is_answered, &next);
    let hidden_from = state.hidden_from();
    let values = use_memo((state.review().clone(), hidden_from), |(_, hidden_from)| {
        // While a question stands, the chart ends before the move that is asked about.
        let shown = hidden_from.unwrap_or(usize::MAX);
        values_for_x(record.line_positions().take(shown))
    });
    let on = |action: ReviewAction| dispatch.reform(move |()| action.clone());
    let onboard = dispatch.reform(ReviewAction::Board);
    let onask = {
        let (focus, dispatch) = (focus.clone(), dispatch.clone());
        Callback::from(move |number| {
            dispatch.emit(ReviewAction::Ask(number));
            focus.focus_current();
        })
    };
    let onnext = {
        let (focus, dispatch) = (focus.clone(), dispatch.clone());
        let has_next = state.has_next();
        move |()| {
            dispatch.emit(ReviewAction::Next);
            if has_next {
                focus.focus_current();
            }
        }
    };
    let next_name = if hidden_from.is_some() {
        "Skip"
    } else {
        "Next"
    };
    html! {
        <div class="practice" data-state={state.practice().map(Practice::state_name)}>
            <div class="controls controls--even">
                <ActionButton
                    name="‹ Before"
                    enabled={record.cursor() > 0}
                    onclick={on(ReviewAction::Board(GameAction::LookBack))}
                />
                <ActionButton
                    name="After ›"
                    enabled={record.cursor() < record.len()}
                    onclick={on(ReviewAction::Board(GameAction::LookForward))}
                />
                <ActionButton
                    name="Show"
                    shortcut="S"
                    enabled={hidden_from.is_some()}
                    onclick={on(ReviewAction::Show)}
                />
                <ActionButton
                    name={next_name}
                    shortcut="N"
                    enabled={state.has_next() || hidden_from.is_some()}
                    primary={is_answered || (state.asked_number().is_none() && state.has_next())}
                    node={next}
                    onclick={onnext}
                />
            </div>
            <PanelTabs tabs={TABS} page={page.clone()}>
                <p class="review__sums">{ changing_text(state.describe_sums()) }</p>
                if !state.review().moves().is_empty() {
                    <Segmented label="Whose turning points" segments={sides(state, dispatch)} />
                    <TurningPoints state={state.clone()} {onask} />
                    <MoveList
                        moves={state.moves()}
                        first={record.start().turn()}
                        cursor={record.cursor()}
                        review={Some(state.review().clone())}
                        is_won={record.is_won()}
                        dispatch={&onboard}
                    />
                    <Chart {record} {values} dispatch={onboard} />
                }
            </PanelTabs>
        </div>
    }
}

/// Returns the choices of the side whose turning points are asked.
fn sides(state: &ReviewState, dispatch: &Callback<ReviewAction>) -> Vec<Segment> {
    let choices = match state.human() {
        Some(human) => [
            ("Mine", Some(human)),
            ("Computer's", Some(!human)),
            ("Both", None),
        ],
        None => [
            ("X", Some(Player::X)),
            ("O", Some(Player::O)),
            ("Both", None),
        ],
    };
    let segment = |(name, side): (&'static str, Option<Player>)| Segment {
        name: name.into(),
        chosen: state.side() == side,
        enabled: true,
        onchoose: dispatch.reform(move |()| ReviewAction::SetSide(side)),
    };
    choices.map(segment).into()
}
