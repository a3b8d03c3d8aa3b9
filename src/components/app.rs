use yew::prelude::*;

use super::atlas::AtlasScreen;
use super::explore::Explorer;
use super::help_panel::keys_sentence;
use super::learn::Lesson;
use super::play::Game;
use super::puzzles::Puzzle;
use super::review::GameReview;
use super::{Header, PageHandle, PanelTab};
use crate::browser::address::Navigation;
use crate::browser::random;
use crate::game::GameAction;
use crate::hooks::{
    Announcer, use_deferred, use_explored, use_game, use_last_route, use_route, use_settings,
};
use crate::players::Opponent;
use crate::route::{Route, Screen};
use crate::rules::Position;
use crate::solver::Level;

/// The page: the header and the screen that the address asks for. It holds the game, which goes on
/// whichever screen is shown.
#[component]
pub fn App() -> Html {
    let ready = use_deferred();
    let (settings, onsettings) = use_settings();
    let route = use_route();
    let game = use_game(&route, &settings, ready);
    let tab = use_state_eq(PanelTab::default);
    let announcer = use_context::<Announcer>().unwrap_or_else(Callback::noop);
    let onhelp = use_callback((tab.setter(), announcer), |(), (tab, announcer)| {
        tab.set(PanelTab::Help);
        announcer.emit(keys_sentence().into());
    });
    let ontab = use_callback(tab.setter(), |selected, tab| tab.set(selected));
    let onvisit = use_callback(route.clone(), |to, route| {
        route.navigate(&to, Navigation::Push);
    });
    let onplayfrom = {
        let deps = (route.clone(), game.dispatch.clone());
        use_callback(deps, |position: Position, (route, dispatch)| {
            let seed = random::seed();
            dispatch.emit(GameAction::StartFrom { position, seed });
            route.navigate(&Route::game(position, []), Navigation::Push);
        })
    };
    let onplaybeginner = {
        let deps = (route.clone(), game.dispatch.clone());
        use_callback(deps, |(), (route, dispatch)| {
            let opponent = Opponent::Computer(Level::Beginner);
            dispatch.emit(GameAction::SetOpponent(opponent));
            let seed = random::seed();
            dispatch.emit(GameAction::NewGame { seed });
            route.navigate(&Route::Play, Navigation::Push);
        })
    };
    let puzzle = use_last_route(&route.route, Screen::Puzzles);
    let puzzle_set = use_state_eq(|| None);
    let onset = use_callback(puzzle_set.setter(), |set, puzzle_set| {
        puzzle_set.set(Some(set));
    });
    let explored = use_explored(game.state.record().moment());

    let page = PageHandle {
        settings,
        onsettings,
        tab: *tab,
        ontab,
        onhelp,
        ready,
    };
    let screen = route.route.screen();
    let content = match screen {
        Screen::Play => {
            html! { <Game {game} {page} {onvisit} /> }
        }
        Screen::Learn => {
            html! { <Lesson {route} {page} onplay={onplaybeginner} /> }
        }
        Screen::Puzzles => {
            html! { <Puzzle {route} left_at={puzzle} set={*puzzle_set} {onset} {page} /> }
        }
        Screen::Review => {
            let record = game.state.record();
            html! { <GameReview {route} {record} {page} /> }
        }
        Screen::Explore => {
            let record = game.state.record();
            html! { <Explorer {route} {explored} {record} {page} {onplayfrom} /> }
        }
        Screen::Atlas => {
            let record = game.state.record();
            html! { <AtlasScreen {route} {explored} {record} {page} {onvisit} /> }
        }
    };
    let classes = classes!(
        "app",
        settings.coordinates.then_some("app--coordinates"),
        settings.legal_moves.then_some("app--legal-moves"),
        (!settings.animations).then_some("app--still"),
    );
    html! {
        <div class={classes}>
            <Header {screen} />
            <main class="page">{ content }</main>
        </div>
    }
}
