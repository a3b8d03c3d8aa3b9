use yew::prelude::*;

use super::LessonPanel;
use crate::browser::address::Navigation;
use crate::components::PageHandle;
use crate::components::board::{BackToNow, BoardScreen};
use crate::game::GameAction;
use crate::hooks::{RouteHandle, Shown, use_address, use_practice, use_roving_focus, use_stored};
use crate::keyboard::Command;
use crate::lessons::{END, LESSONS, LessonAction, LessonState, LessonsDone};
use crate::practice::PracticeAction;
use crate::route::Route;

/// The properties of [`Lesson`].
#[derive(PartialEq, Properties)]
pub struct LessonProps {
    /// The route, which names the step.
    pub route: RouteHandle,
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// Called to play against the computer.
    pub onplay: Callback<()>,
}

/// The screen Learn.
#[component]
pub fn Lesson(props: &LessonProps) -> Html {
    let LessonProps {
        route,
        page,
        onplay,
    } = props;
    let done = use_stored::<LessonsDone>(true);
    let state = {
        let done = done.clone();
        use_reducer_eq(|| match &route.route {
            Route::Lesson(text) => LessonState::named(text),
            _ => LessonState::new(done.value().first_open()),
        })
    };
    let dispatch = state.dispatcher().to_callback();
    let onpractice = use_callback(dispatch.clone(), |action, dispatch| {
        dispatch.emit(LessonAction::Practice(action));
    });
    let step = state.step();
    let shown = Shown {
        route: Some(Route::lesson(step)),
        navigation: Navigation::Replace,
        action_id: state.action_id(),
    };
    let onvisit = use_callback(dispatch, |visited, dispatch| {
        if let Route::Lesson(text) = visited {
            dispatch.emit(LessonAction::Open(text.into()));
        }
    });
    use_address(route, shown, onvisit);
    use_practice(
        state.practice().pending_step(),
        onpractice.reform(|()| PracticeAction::Advance),
    );
    {
        let done = done.clone();
        use_effect_with(
            (step, state.practice().is_solved()),
            move |(step, solved)| {
                if *solved {
                    done.update(|done| done.insert(*step));
                }
            },
        );
    }
    let focus = use_roving_focus();
    let onstep = {
        let deps = (route.clone(), onplay.clone(), focus.clone());
        use_callback(deps, |step: usize, (route, onplay, focus)| {
            if step > LESSONS.len() {
                onplay.emit(());
            } else {
                route.navigate(&Route::lesson(step.max(1)), Navigation::Push);
                focus.focus_current();
            }
        })
    };
    let onclick = onpractice.reform(|square| PracticeAction::Board(GameAction::Click(square)));
    let oncommand = {
        let deps = (
            onpractice.clone(),
            page.onhelp.clone(),
            onstep.clone(),
            step,
        );
        use_callback(deps, |command, (onpractice, onhelp, onstep, step)| {
            onpractice.emit(match command {
                Command::Hint => PracticeAction::Hint,
                Command::Again => PracticeAction::Again,
                Command::Next => return onstep.emit(step + 1),
                Command::ShowHelp => return onhelp.emit(()),
                _ => match GameAction::of_command(command) {
                    Some(action) => PracticeAction::Board(action),
                    None => return,
                },
            });
        })
    };
    let practice = state.practice();
    let notice = if practice.is_looking_back() {
        html! { <BackToNow focus={focus.clone()} onpractice={&onpractice} /> }
    } else if state.is_last() && practice.is_solved() {
        html! { <span class="notice__text">{ END }</span> }
    } else if done.is_refused() {
        html! { <span class="notice__text">{ "This browser can't save your progress." }</span> }
    } else {
        Html::default()
    };
    html! {
        <BoardScreen view={state.view(&page.settings)} {focus} {notice} {onclick} {oncommand}>
            if page.ready {
                <LessonPanel
                    state={(*state).clone()}
                    done={(**done.value()).clone()}
                    onagain={onpractice.reform(|()| PracticeAction::Again)}
                    {onstep}
                    page={page.clone()}
                />
            }
        </BoardScreen>
    }
}
