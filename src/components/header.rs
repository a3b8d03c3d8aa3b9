use yew::prelude::*;

use crate::route::{Route, Screen};

/// The properties of [`Header`].
#[derive(PartialEq, Properties)]
pub struct HeaderProps {
    /// The screen that is shown.
    pub screen: Screen,
    /// The address of the screen Explore.
    pub explore: AttrValue,
}

/// The title and the links to the screens.
#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let link = |screen: Screen, href: AttrValue, name: &'static str| {
        let current = (screen == props.screen).then_some("page");
        html! { <a class="header__link" {href} aria-current={current}>{ name }</a> }
    };
    html! {
        <header class="header">
            <h1 class="header__title">{ "Chorus Lapilli" }</h1>
            <nav class="header__nav" aria-label="Screens">
                { link(Screen::Play, Route::Play.to_string().into(), "Play") }
                { link(Screen::Explore, props.explore.clone(), "Explore") }
            </nav>
        </header>
    }
}
