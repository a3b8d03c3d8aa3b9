use yew::prelude::*;

use super::ui::Tabs;
use super::{HelpPanel, SettingsPanel};
use crate::settings::{Settings, SettingsAction};

/// A tab of the panel beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PanelTab {
    /// The moves.
    #[default]
    Moves,
    /// The steps of the lesson.
    Lesson,
    /// The sets of puzzles.
    Puzzles,
    /// The review of a game.
    Review,
    /// The moves of a game in the atlas.
    Game,
    /// Playing by link.
    Link,
    /// How to play.
    Help,
    /// The settings.
    Settings,
}

impl PanelTab {
    const fn name(self) -> &'static str {
        match self {
            Self::Moves => "Moves",
            Self::Lesson => "Lesson",
            Self::Puzzles => "Puzzles",
            Self::Review => "Review",
            Self::Game => "Game",
            Self::Link => "Play by link",
            Self::Help => "How to play",
            Self::Settings => "Settings",
        }
    }
}

/// What the page shares with all its screens.
#[derive(Clone, PartialEq)]
pub struct PageHandle {
    /// The settings.
    pub settings: Settings,
    /// Called with a setting that is changed.
    pub onsettings: Callback<SettingsAction>,
    /// The tab that is selected.
    pub tab: PanelTab,
    /// Called with the tab that is to be selected.
    pub ontab: Callback<PanelTab>,
    /// Called to show how to play.
    pub onhelp: Callback<()>,
    /// Whether the panels are shown: not before the board.
    pub ready: bool,
}

/// The properties of [`PanelTabs`].
#[derive(PartialEq, Properties)]
pub struct PanelTabsProps {
    /// The tabs of the screen.
    pub tabs: &'static [PanelTab],
    /// What the page shares with all its screens.
    pub page: PageHandle,
    /// What the screen adds to the settings.
    #[prop_or_default]
    pub more_settings: Html,
    /// What the selected tab shows, if it belongs to the screen alone.
    pub children: Html,
}

/// The tabs of the panel beside the board, some of which all screens have.
#[component]
pub fn PanelTabs(props: &PanelTabsProps) -> Html {
    let PanelTabsProps { tabs, page, .. } = props;
    let tabs = *tabs;
    let names: Vec<AttrValue> = tabs.iter().map(|tab| tab.name().into()).collect();
    let selected = tabs.iter().position(|tab| *tab == page.tab).unwrap_or(0);
    let onselect = {
        let ontab = page.ontab.clone();
        move |index: usize| {
            if let Some(tab) = tabs.get(index) {
                ontab.emit(*tab);
            }
        }
    };
    let content = match page.tab {
        PanelTab::Help => html! { <HelpPanel /> },
        PanelTab::Settings => html! {
            <>
                <SettingsPanel settings={page.settings} onsettings={&page.onsettings} />
                { props.more_settings.clone() }
            </>
        },
        _ => props.children.clone(),
    };
    html! {
        <Tabs
            label="Game panel"
            {names}
            {selected}
            is_stop={page.tab == PanelTab::Help}
            {onselect}
        >
            { content }
        </Tabs>
    }
}
