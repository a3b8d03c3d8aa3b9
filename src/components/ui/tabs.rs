use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};
use yew::prelude::*;

use crate::browser::scroll_into_view;
use crate::hooks::use_update_effect_with;
use crate::keyboard::Modifiers;

/// The properties of [`Tabs`].
#[derive(PartialEq, Properties)]
pub struct TabsProps {
    /// What the tabs are about.
    pub label: AttrValue,
    /// The names of the tabs.
    pub names: Vec<AttrValue>,
    /// The index of the tab that is selected.
    pub selected: usize,
    /// Called with the index of the tab that a person selects.
    pub onselect: Callback<usize>,
    /// Whether the Tab key stops at what the tab shows, because nothing in it can be focused.
    #[prop_or_default]
    pub is_stop: bool,
    /// What the selected tab shows.
    pub children: Html,
}

/// How a person selects a tab.
#[derive(Clone, Copy)]
enum SelectedBy {
    Click,
    Key,
}

/// A row of tabs, of which one is selected, and what that one shows.
///
/// The tabs are one stop of the Tab key; the arrow keys, Home and End select another one.
#[component]
pub fn Tabs(props: &TabsProps) -> Html {
    let selected_tab = use_node_ref();
    let panel = use_node_ref();
    // How a person has selected the tab here.
    let selected_by = use_mut_ref(|| None::<SelectedBy>);
    {
        let (selected_tab, panel) = (selected_tab.clone(), panel.clone());
        let selected_by = selected_by.clone();
        use_update_effect_with(props.selected, move |_| match selected_by.take() {
            Some(SelectedBy::Click) => {}
            Some(SelectedBy::Key) => {
                if let Some(tab) = selected_tab.cast::<HtmlElement>() {
                    // A tab that has left the page cannot take the focus.
                    let _ = tab.focus();
                }
            }
            // Something else has asked for the tab, which may be out of sight.
            None => {
                if let Some(panel) = panel.cast::<Element>() {
                    scroll_into_view(&panel);
                }
            }
        });
    }
    let onkeydown = {
        let (selected, onselect) = (props.selected, props.onselect.clone());
        let last = props.names.len().saturating_sub(1);
        let selected_by = selected_by.clone();
        move |event: KeyboardEvent| {
            if Modifiers::from(&event) != Modifiers::default() {
                return;
            }
            let index = match event.key().as_str() {
                "ArrowLeft" => selected.checked_sub(1).unwrap_or(last),
                "ArrowRight" if selected < last => selected + 1,
                "ArrowRight" | "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            selected_by.replace((index != selected).then_some(SelectedBy::Key));
            onselect.emit(index);
        }
    };
    let tab = |(index, name): (usize, &AttrValue)| {
        let is_selected = index == props.selected;
        let onclick = {
            let (onselect, selected_by) = (props.onselect.clone(), selected_by.clone());
            move |_: MouseEvent| {
                selected_by.replace((!is_selected).then_some(SelectedBy::Click));
                onselect.emit(index);
            }
        };
        let node = is_selected.then(|| selected_tab.clone());
        html! {
            <button
                class="tabs__tab"
                role="tab"
                id={format!("tab-{index}")}
                aria-selected={is_selected.to_string()}
                aria-controls="tab-panel"
                tabindex={if is_selected { "0" } else { "-1" }}
                key={index}
                ref={node.unwrap_or_default()}
                {onclick}
            >
                { name }
            </button>
        }
    };
    html! {
        <div class="tabs">
            <div class="tabs__list" role="tablist" aria-label={&props.label} {onkeydown}>
                { for props.names.iter().enumerate().map(tab) }
            </div>
            <div
                class="tabs__panel"
                role="tabpanel"
                id="tab-panel"
                aria-labelledby={format!("tab-{}", props.selected)}
                tabindex={props.is_stop.then_some("0")}
                key={props.selected}
                ref={panel}
            >
                { props.children.clone() }
            </div>
        </div>
    }
}
