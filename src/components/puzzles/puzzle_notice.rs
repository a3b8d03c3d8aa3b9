use yew::prelude::*;

use crate::components::board::BackToNow;
use crate::components::ui::ActionButton;
use crate::hooks::RovingFocus;
use crate::practice::PracticeAction;
use crate::puzzles::PuzzlesState;
use crate::route::Route;

/// The properties of [`PuzzleNotice`].
#[derive(PartialEq, Properties)]
pub struct PuzzleNoticeProps {
    /// The puzzle.
    pub state: PuzzlesState,
    /// Whether the browser has refused to store the progress.
    pub is_refused: bool,
    /// The keyboard focus on the board.
    pub focus: RovingFocus,
    /// Called with what a button does.
    pub onpractice: Callback<PracticeAction>,
}

/// What can be done next besides a move.
#[component]
pub fn PuzzleNotice(props: &PuzzleNoticeProps) -> Html {
    let PuzzleNoticeProps {
        state,
        is_refused,
        focus,
        onpractice,
    } = props;
    let practice = state.practice();
    let explore = |name: &'static str, position| {
        let href = Route::position(position).to_string();
        html! { <a class="notice__link" {href}>{ name }</a> }
    };
    if state.is_error() {
        html! {
            <>
                <span class="notice__text" key="instead">{ "Showing today's puzzle instead." }</span>
                if let Some(position) = state.refused_position() {
                    { explore("Explore it", position) }
                }
            </>
        }
    } else if practice.is_looking_back() {
        html! { <BackToNow focus={focus.clone()} {onpractice} /> }
    } else if practice.is_solved() {
        let onclick = {
            let (focus, onpractice) = (focus.clone(), onpractice.clone());
            move |()| {
                // The button disappears, so the focus moves to the board.
                focus.focus_current();
                onpractice.emit(PracticeAction::AnotherDefence);
            }
        };
        html! {
            <>
                if practice.defences_left() > 0 {
                    <ActionButton
                        key="defence"
                        name={format!("Another defence ({} left)", practice.defences_left())}
                        {onclick}
                    />
                }
                { explore("Explore", practice.start()) }
                <a class="notice__link" href={Route::atlas_at(practice.start()).to_string()}>
                    { "In the atlas" }
                </a>
            </>
        }
    } else if *is_refused {
        html! {
            <span class="notice__text" key="refused">{ "This browser can't save your progress." }</span>
        }
    } else {
        Html::default()
    }
}
