use yew::prelude::*;

use super::Steps;
use crate::components::ui::ActionButton;
use crate::components::{PageHandle, PanelTab, PanelTabs, Rules};
use crate::hooks::use_focus_when;
use crate::lessons::{LessonState, LessonsDone};
use crate::route::Screen;

const TABS: &[PanelTab] = &[PanelTab::Lesson, PanelTab::Help, PanelTab::Settings];

/// The properties of [`LessonPanel`].
#[derive(PartialEq, Properties)]
pub struct LessonPanelProps {
    /// The step that is shown.
    pub state: LessonState,
    /// The steps that have been done.
    pub done: LessonsDone,
    /// Called to start the step again.
    pub onagain: Callback<()>,
    /// Called with the number of another step; the one after the last is a game.
    pub onstep: Callback<usize>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
}

/// Everything on the screen Learn besides the board.
#[component]
pub fn LessonPanel(props: &LessonPanelProps) -> Html {
    let LessonPanelProps {
        state,
        done,
        onagain,
        onstep,
        page,
    } = props;
    let next = use_node_ref();
    let is_solved = state.practice().is_solved();
    use_focus_when(is_solved, &next);
    let step = state.step();
    html! {
        <div class="practice" data-step={step.to_string()} data-state={state.practice().state_name()}>
            <div class="controls controls--even">
                <ActionButton name="Again" shortcut="A" onclick={onagain} />
                <ActionButton
                    name="Back"
                    enabled={step > 1}
                    onclick={onstep.reform(move |()| step - 1)}
                />
                <ActionButton
                    name={if state.is_last() { "Play" } else { "Next" }}
                    shortcut="N"
                    primary={is_solved}
                    node={next}
                    onclick={onstep.reform(move |()| step + 1)}
                />
            </div>
            <PanelTabs tabs={TABS} page={page.clone()}>
                <Steps {step} done={done.clone()} />
                <h2>{ "The rules" }</h2>
                <Rules />
                <p class="practice__links">
                    { "Ready? " }
                    <a href={Screen::Puzzles.route().to_string()}>{ "Solve puzzles" }</a>
                    { ", see " }
                    <a href={Screen::Atlas.route().to_string()}>{ "the whole game in one picture" }</a>
                    { ", or press Play after the last step to meet the computer." }
                </p>
            </PanelTabs>
        </div>
    }
}
