use yew::prelude::*;

use crate::route::Screen;

/// The properties of [`Header`].
#[derive(PartialEq, Properties)]
pub struct HeaderProps {
    /// The screen that is shown.
    pub screen: Screen,
}

/// The title and the links to the screens.
#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let link = |screen: Screen, name: &'static str| {
        let current = (screen == props.screen).then_some("page");
        let href = screen.route().to_string();
        html! { <a class="header__link" {href} aria-current={current}>{ name }</a> }
    };
    html! {
        <header class="header">
            <h1 class="header__title">{ "Chorus Lapilli" }</h1>
            <nav class="header__nav" aria-label="Screens">
                { link(Screen::Play, "Play") }
                { link(Screen::Learn, "Learn") }
                { link(Screen::Puzzles, "Puzzles") }
                { link(Screen::Explore, "Explore") }
                { link(Screen::Atlas, "Atlas") }
            </nav>
        </header>
    }
}
