use yew::prelude::*;

use super::explore::Explorer;
use super::play::Game;
use super::{Header, SettingsPanel};
use crate::browser::address::Navigation;
use crate::hooks::{use_deferred, use_game, use_last_route, use_route, use_settings};
use crate::route::Screen;

/// The page: the header, the screen that the address asks for, and the settings. It holds the game,
/// which goes on whichever screen is shown.
#[component]
pub fn App() -> Html {
    let ready = use_deferred();
    let (settings, onsettings) = use_settings();
    let route = use_route();
    let game = use_game(&route, settings.sound, ready);
    let onvisit = use_callback(route.clone(), |to, route| {
        route.navigate(&to, Navigation::Push);
    });
    let explored = use_last_route(&route.route, Screen::Explore);

    let screen = route.route.screen();
    let content = match screen {
        Screen::Play => {
            html! { <Game {game} {settings} onsettings={&onsettings} {onvisit} {ready} /> }
        }
        Screen::Explore => {
            html! { <Explorer {route} left_at={explored.clone()} {ready} /> }
        }
    };
    let classes = classes!(
        "app",
        settings.coordinates.then_some("app--coordinates"),
        settings.hide_targets.then_some("app--hide-targets"),
        settings.reduced_motion.then_some("app--reduced-motion"),
    );
    html! {
        <div class={classes}>
            <Header {screen} explore={explored.to_string()} />
            <main class="page">
                { content }
                if ready {
                    <SettingsPanel {settings} {onsettings} />
                }
            </main>
        </div>
    }
}
