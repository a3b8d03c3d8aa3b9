use yew::prelude::*;

/// The properties of [`Key`].
#[derive(PartialEq, Properties)]
pub struct KeyProps {
    /// Whether the way of a game is drawn.
    pub shows_game: bool,
}

/// How to read the picture.
#[component]
pub fn Key(props: &KeyProps) -> Html {
    let line = |class: &'static str, name: &'static str| {
        let icon = html! { <path {class} d="M0 0H210" /> };
        item("-10 -50 230 100", icon, name)
    };
    let tile = |player: &'static str, name: &'static str| {
        let icon = html! {
            <>
                <path class={format!("tiles__rim tiles__rim--{player}")} d="M0 0h1" />
                <path class={format!("tiles__tile tiles__tile--{player}")} d="M0 0h1" />
            </>
        };
        item("-50 -50 100 100", icon, name)
    };
    html! {
        <figcaption class="key">
            <p class="key__words">
                { "In the middle, even: best play dances there for ever. Above, X wins; below, O. Further \
                   out, sooner." }
            </p>
            <ul class="key__list">
                { tile("x", "X to move") }
                { tile("o", "O to move") }
                { line("tiles__dance", "keeps the draw") }
                { line("from from--win", "a move wins") }
                { line("from from--draw", "draws") }
                { line("from from--loss", "loses") }
                if props.shows_game {
                    { line("trace__rings", "the game") }
                    { line("from trace__step--slip", "a slip") }
                }
            </ul>
        </figcaption>
    }
}

/// Returns a sign of the picture with its meaning.
fn item(view_box: &'static str, icon: Html, name: &'static str) -> Html {
    html! {
        <li class="key__item">
            <svg class="key__icon" viewBox={view_box} aria-hidden="true">{ icon }</svg>
            { name }
        </li>
    }
}
