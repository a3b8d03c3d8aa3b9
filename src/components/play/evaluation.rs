use yew::prelude::*;

use super::Chart;
use crate::game::GameState;

/// The properties of [`Evaluation`].
#[derive(PartialEq, Properties)]
pub struct EvaluationProps {
    /// The game.
    pub game: GameState,
}

/// The value of the position in words, and the chart of the game.
#[component]
pub fn Evaluation(props: &EvaluationProps) -> Html {
    let game = &props.game;
    html! {
        <section class="evaluation">
            <p class="verdict">{ game.verdict() }</p>
            <Chart game={game.clone()} />
        </section>
    }
}
