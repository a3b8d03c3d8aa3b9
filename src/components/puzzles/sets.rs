use web_sys::MouseEvent;
use yew::prelude::*;

use crate::components::ui::{ActionButton, changing_text};
use crate::hooks::{Announcer, ProgressHandle};
use crate::puzzles::{Progress, PuzzleSet, SolvedDays};

/// The properties of [`Sets`].
#[derive(PartialEq, Properties)]
pub struct SetsProps {
    /// The set from which the puzzle that is shown comes.
    pub chosen: Option<PuzzleSet>,
    /// What has been solved.
    pub progress: ProgressHandle,
    /// Called with a set of which a puzzle is to be opened.
    pub onopen: Callback<PuzzleSet>,
}

/// The sets of puzzles, each with how far it has been solved.
#[component]
pub fn Sets(props: &SetsProps) -> Html {
    let SetsProps {
        chosen,
        progress,
        onopen,
    } = props;
    let announcer = use_context::<Announcer>().unwrap_or_else(Callback::noop);
    // What was cleared, until something new is solved.
    let cleared = use_state_eq(|| None::<(Progress, SolvedDays)>);
    let solved = progress.puzzles.value();
    let undoable = (*cleared).clone().filter(|_| solved.is_empty());
    let onclear = {
        let (progress, cleared) = (progress.clone(), cleared.setter());
        let (undoable, announcer) = (undoable.clone(), announcer.clone());
        Callback::from(move |()| {
            if undoable.is_none() && progress.puzzles.value().is_empty() {
                return announcer.emit("There is no progress to clear.".into());
            }
            let (words, (puzzles, days), former) = if let Some(former) = undoable.clone() {
                ("Your progress is back.", former, None)
            } else {
                let puzzles = Progress::clone(progress.puzzles.value());
                let days = SolvedDays::clone(progress.days.value());
                let former = Some((puzzles, days));
                ("Progress cleared.", Default::default(), former)
            };
            progress.puzzles.update(|stored| *stored = puzzles);
            progress.days.update(|stored| *stored = days);
            cleared.set(former);
            announcer.emit(words.into());
        })
    };
    let set = |set: PuzzleSet| {
        let (count, solved) = set.count(solved);
        let onclick = onopen.reform(move |_: MouseEvent| set);
        html! {
            <li key={set.name()}>
                <button class="sets__set" aria-current={(*chosen == Some(set)).then_some("true")} {onclick}>
                    <b>{ set.name() }</b>
                    <span class="sets__words">{ set.describe() }</span>
                    <span class="sets__count">{ changing_text(format!("{solved} of {count}")) }</span>
                </button>
            </li>
        }
    };
    let shown = PuzzleSet::ALL
        .into_iter()
        .filter(|set| set.count(solved).0 > 0);
    html! {
        <section class="sets">
            <div class="sets__head">
                <h2>{ "Sets" }</h2>
                <ActionButton
                    name={if undoable.is_some() { "Undo clear" } else { "Clear progress" }}
                    enabled={undoable.is_some() || !solved.is_empty()}
                    onclick={onclear}
                />
            </div>
            <ul class="sets__list">
                { for shown.map(set) }
            </ul>
        </section>
    }
}
