use yew::prelude::*;

use super::{Daily, Sets};
use crate::components::ui::ActionButton;
use crate::components::{PageHandle, PanelTab, PanelTabs};
use crate::hooks::{ProgressHandle, use_focus_when};
use crate::practice::PracticeAction;
use crate::puzzles::{PuzzleSet, PuzzlesState};

const TABS: &[PanelTab] = &[PanelTab::Puzzles, PanelTab::Help, PanelTab::Settings];

/// The properties of [`PuzzlePanel`].
#[derive(PartialEq, Properties)]
pub struct PuzzlePanelProps {
    /// The puzzle.
    pub state: PuzzlesState,
    /// What has been solved.
    pub progress: ProgressHandle,
    /// Called with what a button does.
    pub onpractice: Callback<PracticeAction>,
    /// Called with a set of which a puzzle is to be opened.
    pub onopen: Callback<PuzzleSet>,
    /// Called to open the next puzzle.
    pub onnext: Callback<()>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
}

/// Everything on the screen Puzzles besides the board.
#[component]
pub fn PuzzlePanel(props: &PuzzlePanelProps) -> Html {
    let PuzzlePanelProps {
        state,
        progress,
        onpractice,
        onopen,
        onnext,
        page,
    } = props;
    let practice = state.practice();
    let is_solved = practice.is_solved();
    let next = use_node_ref();
    use_focus_when(is_solved, &next);
    let on = |action: PracticeAction| onpractice.reform(move |()| action.clone());
    html! {
        <div
            class="practice"
            data-task={state.puzzle().task().name()}
            data-state={practice.state_name()}
        >
            <div class="controls controls--even">
                <ActionButton
                    name="Hint"
                    shortcut="H"
                    enabled={!is_solved}
                    onclick={on(PracticeAction::Hint)}
                />
                <ActionButton
                    name="Solution"
                    shortcut="S"
                    enabled={!is_solved}
                    onclick={on(PracticeAction::Solution)}
                />
                <ActionButton name="Again" shortcut="A" onclick={on(PracticeAction::Again)} />
                <ActionButton
                    name="Next"
                    shortcut="N"
                    primary={is_solved}
                    node={next}
                    onclick={onnext}
                />
            </div>
            <PanelTabs tabs={TABS} page={page.clone()}>
                <Daily state={state.clone()} progress={progress.clone()} />
                <Sets chosen={state.chosen_set()} progress={progress.clone()} {onopen} />
            </PanelTabs>
        </div>
    }
}
