use yew::AttrValue;

use super::{AtlasState, Note};
use crate::atlas::{Tier, describe_keeping, describe_place};
use crate::screen_view::{SHOWN_INSTEAD, ScreenView};
use crate::settings::Settings;

impl AtlasState {
    /// Returns what the screen shows. Before the tier of the position is known, nothing is announced.
    #[must_use]
    pub fn view(&self, settings: &Settings, tier: Option<Tier>) -> ScreenView {
        let mut view = self.board.view(&Settings {
            show_values: true,
            ..*settings
        });
        let position = self.position();
        let place = tier.map(|tier| describe_place(position, tier));
        let advice: Vec<String> = place
            .into_iter()
            .chain(describe_keeping(position))
            .collect();
        view.advice = advice.join(" ").into();
        view.title = AttrValue::Static("Atlas");
        view.message_id = self.action_id;
        let where_it_stands = format!("{}. {}", view.status, view.advice);
        match &self.note {
            Some(note) => {
                let message = note.words();
                view.announcement = match note {
                    Note::Opened => format!("Atlas. {message} {where_it_stands}"),
                    Note::Broken { is_empty: true, .. } => {
                        format!("{message} {SHOWN_INSTEAD} {where_it_stands}")
                    }
                    Note::Chosen | Note::Broken { .. } => format!("{message} {where_it_stands}"),
                }
                .into();
                view.message = message;
                view.is_error = matches!(note, Note::Broken { .. });
            }
            None if self.board.message().announces_turn() => {
                view.announcement = format!("{} {where_it_stands}", view.message).into();
            }
            None => {}
        }
        if tier.is_some() {
            view.announcement_id = self.action_id;
        } else {
            view.announcement = AttrValue::default();
            view.announcement_id = 0;
        }
        view
    }
}

impl Note {
    fn words(&self) -> AttrValue {
        match self {
            Self::Opened => AttrValue::Static(
                "Every position of the game has a seat. Choose one, or try a move.",
            ),
            Self::Chosen => {
                AttrValue::Static("This seat stands for all turns and mirror images of the board.")
            }
            Self::Broken { reason, .. } => reason.clone(),
        }
    }
}
