use yew::prelude::*;

use super::{PuzzleNotice, PuzzlePanel};
use crate::browser::address::Navigation;
use crate::browser::{clock, random};
use crate::components::PageHandle;
use crate::components::board::BoardScreen;
use crate::game::GameAction;
use crate::hooks::{
    RouteHandle, Shown, use_address, use_practice, use_puzzle_progress, use_roving_focus,
};
use crate::keyboard::Command;
use crate::practice::PracticeAction;
use crate::puzzles::{Named, PuzzleSet, PuzzlesAction, PuzzlesState};
use crate::route::Route;

/// The properties of [`Puzzle`].
#[derive(PartialEq, Properties)]
pub struct PuzzleProps {
    /// The route, which names the puzzle.
    pub route: RouteHandle,
    /// The puzzle that was shown last, for a route that names none.
    pub left_at: Option<Route>,
    /// The set that was chosen last.
    pub set: Option<PuzzleSet>,
    /// Called with a set that is chosen.
    pub onset: Callback<PuzzleSet>,
    /// What the page shares with all its screens.
    pub page: PageHandle,
}

/// The screen Puzzles.
#[component]
pub fn Puzzle(props: &PuzzleProps) -> Html {
    let PuzzleProps {
        route,
        left_at,
        set,
        onset,
        page,
    } = props;
    let state = use_reducer_eq(|| match (&route.route, left_at) {
        (Route::Puzzle(text), _) | (_, Some(Route::Puzzle(text))) => {
            PuzzlesState::named(&named(text), *set)
        }
        _ => PuzzlesState::of_today(clock::today(), *set),
    });
    let dispatch = state.dispatcher().to_callback();
    let onpractice = use_callback(dispatch.clone(), |action, dispatch| {
        dispatch.emit(PuzzlesAction::Practice(action));
    });
    let shown = Shown {
        route: Some(match state.date() {
            Some(date) => Route::daily_puzzle(date),
            None => Route::puzzle(state.puzzle().position()),
        }),
        navigation: if state.is_error() {
            Navigation::Replace
        } else {
            Navigation::Push
        },
        action_id: state.action_id(),
    };
    let onvisit = use_callback(dispatch.clone(), |visited, dispatch| {
        if let Route::Puzzle(text) = visited {
            dispatch.emit(PuzzlesAction::OpenNamed(named(&text)));
        }
    });
    use_address(route, shown, onvisit);
    use_practice(
        state.practice().pending_step(),
        onpractice.reform(|()| PracticeAction::Advance),
    );
    let progress = use_puzzle_progress(state.attempt());
    let focus = use_roving_focus();
    let onopen = {
        let (puzzle, progress) = (state.puzzle(), progress.puzzles.clone());
        let (dispatch, onset, focus) = (dispatch.clone(), onset.clone(), focus.clone());
        Callback::from(move |set: PuzzleSet| {
            if let Some(puzzle) = set.next(puzzle, progress.value(), random::seed()) {
                dispatch.emit(PuzzlesAction::Open(puzzle, set));
                onset.emit(set);
                focus.focus_current();
            }
        })
    };
    let onnext = {
        let (onopen, set) = (onopen.clone(), state.set());
        Callback::from(move |()| onopen.emit(set))
    };
    let onclick = onpractice.reform(|square| PracticeAction::Board(GameAction::Click(square)));
    let oncommand = {
        let (onpractice, onhelp) = (onpractice.clone(), page.onhelp.clone());
        let onnext = onnext.clone();
        Callback::from(move |command| {
            onpractice.emit(match command {
                Command::Hint => PracticeAction::Hint,
                Command::Solution => PracticeAction::Solution,
                Command::Again => PracticeAction::Again,
                Command::Next => return onnext.emit(()),
                Command::ShowHelp => return onhelp.emit(()),
                _ => match GameAction::of_command(command) {
                    Some(action) => PracticeAction::Board(action),
                    None => return,
                },
            });
        })
    };
    let notice = html! {
        <PuzzleNotice
            state={(*state).clone()}
            is_refused={progress.is_refused()}
            focus={focus.clone()}
            onpractice={&onpractice}
        />
    };
    html! {
        <BoardScreen
            view={state.view(&page.settings, progress.puzzles.value())}
            {focus}
            {notice}
            {onclick}
            {oncommand}
        >
            if page.ready {
                <PuzzlePanel
                    state={(*state).clone()}
                    {progress}
                    {onpractice}
                    {onopen}
                    {onnext}
                    page={page.clone()}
                />
            }
        </BoardScreen>
    }
}

/// Returns what the text of an address names today.
fn named(text: &str) -> Named {
    Named {
        text: text.into(),
        today: clock::today(),
    }
}
