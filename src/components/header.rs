use yew::prelude::*;

use super::ui::ActionButton;
use crate::browser::address;
use crate::hooks::{NEW_VERSION, use_new_version};
use crate::route::Screen;

/// The properties of [`Header`].
#[derive(PartialEq, Properties)]
pub struct HeaderProps {
    /// The screen that is shown.
    pub screen: Screen,
}

/// The title, the links to the screens and, when there is one, a newer version of the page.
#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let link = |screen: Screen, name: &'static str| {
        let current = (screen == props.screen).then_some("page");
        let href = screen.route().to_string();
        html! { <a class="header__link" {href} aria-current={current}>{ name }</a> }
    };
    let has_new_version = use_new_version();
    html! {
        <header class="header">
            <h1 class="header__title">{ "Chorus Lapilli" }</h1>
            if has_new_version {
                <p class="header__version">
                    { NEW_VERSION }
                    <ActionButton name="Reload" onclick={Callback::from(|()| address::reload())} />
                </p>
            }
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
