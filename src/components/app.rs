use yew::prelude::*;

use super::explore::Explorer;
use super::play::Game;
use super::{Header, LiveRegion, SettingsPanel};
use crate::hooks::{use_after_first_paint, use_game, use_route, use_settings};
use crate::route::{Route, Screen};

/// The page: the header, the screen that the address asks for, and the settings.
#[component]
pub fn App() -> Html {
    let ready = use_after_first_paint();
    let (settings, onsettings) = use_settings();
    let route = use_route();
    let game = use_game(&route, settings.sound, ready);

    // The screen Explore opens where it was left.
    let explored = use_mut_ref(|| Route::Explore);
    if let Route::Position(_) = route.route {
        explored.replace(route.route.clone());
    }
    let explored = explored.borrow().clone();

    let screen = route.route.screen();
    let content = match screen {
        Screen::Play => {
            html! { <Game {game} {settings} onsettings={&onsettings} {ready} /> }
        }
        Screen::Explore => {
            html! { <Explorer route={route.clone()} left_at={explored.clone()} {ready} /> }
        }
    };
    let classes = classes!(
        "app",
        settings.coordinates.then_some("app--coordinates"),
        settings.hide_targets.then_some("app--hide-targets"),
        settings.reduced_motion.then_some("app--reduced-motion"),
    );
    html! {
        <LiveRegion>
            <div class={classes}>
                <Header {screen} explore={explored.to_string()} />
                <main class="page">
                    { content }
                    if ready {
                        <SettingsPanel {settings} {onsettings} />
                    }
                </main>
            </div>
        </LiveRegion>
    }
}
