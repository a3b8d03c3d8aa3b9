use yew::prelude::*;

use crate::components::ui::changing_text;
use crate::hooks::{Announcer, ResultsHandle};
use crate::results::Tally;
use crate::rules::Player;
use crate::solver::Level;

/// The properties of [`ResultsBox`].
#[derive(PartialEq, Properties)]
pub struct ResultsBoxProps {
    /// The results against the computer.
    pub results: ResultsHandle,
}

/// The results against the computer, level by level.
#[component]
pub fn ResultsBox(props: &ResultsBoxProps) -> Html {
    let ResultsHandle {
        results,
        is_refused,
        can_restore,
        onclear,
        onrestore,
    } = &props.results;
    let announcer = use_context::<Announcer>().unwrap_or_else(Callback::noop);
    let on = |callback: &Callback<()>, words: &'static str| {
        let (callback, announcer) = (callback.clone(), announcer.clone());
        Callback::from(move |_: MouseEvent| {
            callback.emit(());
            announcer.emit(AttrValue::Static(words));
        })
    };
    // One button, so that the focus stays on it.
    let button = if *can_restore {
        Some((
            "Undo",
            Some("Undo clear"),
            on(onrestore, "Results restored."),
        ))
    } else if results.is_empty() {
        None
    } else {
        Some(("Clear", None, on(onclear, "Results cleared.")))
    };
    let level = |(level, tally): (Level, Tally)| {
        html! { <li key={level.name()}>{ changing_text(format!("{}: {tally}", level.title())) }</li> }
    };
    html! {
        <section class="results" aria-labelledby="results">
            <div class="results__head">
                <h2 id="results">{ "Results" }</h2>
                if let Some((text, name, onclick)) = button {
                    <button aria-label={name} {onclick}>{ text }</button>
                }
            </div>
            // Above what grows, so that it stays in place.
            <p class="results__note">
                { if *is_refused {
                    "This browser can't save results."
                } else {
                    "Kept in this browser."
                } }
            </p>
            if results.is_empty() {
                <p>{ "No games yet." }</p>
            } else {
                <ul class="results__levels">{ for results.by_level().into_iter().map(level) }</ul>
                <details>
                    <summary>{ "By side" }</summary>
                    { table(results.by_side()) }
                </details>
            }
        </section>
    }
}

/// Returns the table of the results at each level as X and as O.
fn table(rows: impl Iterator<Item = (Level, Player, Tally)>) -> Html {
    let row = |(level, side, Tally { won, drawn, lost })| {
        html! {
            <tr>
                <th scope="row">{ format!("{} as {side}", Level::title(level)) }</th>
                { for [won, drawn, lost].map(|number: u32| html! { <td>{ changing_text(number.to_string()) }</td> }) }
            </tr>
        }
    };
    html! {
        <table class="results__table">
            <thead>
                <tr>
                    <td></td>
                    { for ["Won", "Drawn", "Lost"].map(|name| html! { <th scope="col">{ name }</th> }) }
                </tr>
            </thead>
            <tbody>{ for rows.map(row) }</tbody>
        </table>
    }
}
