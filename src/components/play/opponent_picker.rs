use yew::prelude::*;

use crate::browser::random;
use crate::components::ui::{Segment, Segmented, Select};
use crate::game::GameAction;
use crate::players::{Opponent, Players, SideChoice};
use crate::solver::Level;

/// The properties of [`OpponentPicker`].
#[derive(PartialEq, Properties)]
pub struct OpponentPickerProps {
    /// The players of the game.
    pub players: Players,
    /// The level of the computer, chosen now or last.
    pub level: Level,
    /// Called with what is chosen.
    pub dispatch: Callback<GameAction>,
}

/// The choice of the opponent and, against the computer, of its level and the person's side.
#[component]
pub fn OpponentPicker(props: &OpponentPickerProps) -> Html {
    let OpponentPickerProps {
        players,
        level,
        dispatch,
    } = props;
    let level = *level;
    let plays_computer = players.level().is_some();
    let opponent = |name: &'static str, chosen: bool, opponent: Opponent| Segment {
        name: name.into(),
        chosen,
        enabled: true,
        onchoose: dispatch.reform(move |()| GameAction::SetOpponent(opponent)),
    };
    let segments = vec![
        opponent("Two players", !plays_computer, Opponent::Human),
        opponent("Computer", plays_computer, Opponent::Computer(level)),
    ];
    let onlevel = {
        let dispatch = dispatch.clone();
        move |name: String| {
            if let Some(level) = Level::named(&name) {
                dispatch.emit(GameAction::SetOpponent(Opponent::Computer(level)));
            }
        }
    };
    let onside = {
        let dispatch = dispatch.clone();
        move |name: String| {
            if let Some(side) = SideChoice::from_name(&name) {
                let seed = random::seed();
                dispatch.emit(GameAction::ChooseSide { side, seed });
            }
        }
    };
    html! {
        <div class="opponent-picker">
            <Segmented label="Players" {segments} />
            <Select
                label="Level"
                name="level"
                options={level_options()}
                value={level.name()}
                disabled={!plays_computer}
                onchange={onlevel}
            />
            <Select
                label="You play"
                name="side"
                options={side_options()}
                value={players.side.name()}
                disabled={!plays_computer}
                onchange={onside}
            />
        </div>
    }
}

/// Returns the levels, each with how many moves ahead it sees.
fn level_options() -> Vec<(AttrValue, AttrValue)> {
    let option = |level: Level| {
        let name = level.title();
        let text = match level.horizon() {
            None => format!("{name} (all)"),
            Some(1) => format!("{name} (1 move)"),
            Some(moves) => format!("{name} ({moves} moves)"),
        };
        (level.name().into(), text.into())
    };
    Level::ALL.map(option).to_vec()
}

fn side_options() -> Vec<(AttrValue, AttrValue)> {
    let option = |side: SideChoice| {
        let text = match side {
            SideChoice::Alternate => "Swap sides",
            SideChoice::X => "You: X",
            SideChoice::O => "You: O",
            SideChoice::Random => "Random",
        };
        (side.name().into(), text.into())
    };
    SideChoice::ALL.map(option).to_vec()
}
