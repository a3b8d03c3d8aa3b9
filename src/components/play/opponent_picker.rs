use yew::prelude::*;

use crate::browser::random;
use crate::components::ui::Select;
use crate::game::GameAction;
use crate::players::{Opponent, Players, SideChoice};
use crate::solver::Level;

/// The properties of [`OpponentPicker`].
#[derive(PartialEq, Properties)]
pub struct OpponentPickerProps {
    /// The players of the game.
    pub players: Players,
    /// Called with what is chosen.
    pub dispatch: Callback<GameAction>,
}

/// The choice of the opponent and, against the computer, of the side.
#[component]
pub fn OpponentPicker(props: &OpponentPickerProps) -> Html {
    let Players { opponent, side, .. } = props.players;
    let onopponent = {
        let dispatch = props.dispatch.clone();
        move |name: String| {
            if let Some(opponent) = Opponent::from_name(&name) {
                dispatch.emit(GameAction::SetOpponent(opponent));
            }
        }
    };
    let onside = {
        let dispatch = props.dispatch.clone();
        move |name: String| {
            if let Some(side) = SideChoice::from_name(&name) {
                let seed = random::seed();
                dispatch.emit(GameAction::ChooseSide { side, seed });
            }
        }
    };
    html! {
        <div class="opponent-picker">
            <Select
                label="Opponent"
                name="opponent"
                options={opponent_options()}
                value={opponent.name()}
                onchange={onopponent}
            />
            if opponent != Opponent::Human {
                <Select
                    label="You play"
                    name="side"
                    options={side_options()}
                    value={side.name()}
                    onchange={onside}
                />
            }
        </div>
    }
}

fn opponent_options() -> Vec<(AttrValue, AttrValue)> {
    let human = (Opponent::Human.name().into(), "Two players".into());
    let computer = Level::ALL.into_iter().map(|level| {
        let text = format!("Computer, {}", level.name());
        (Opponent::Computer(level).name().into(), text.into())
    });
    std::iter::once(human).chain(computer).collect()
}

fn side_options() -> Vec<(AttrValue, AttrValue)> {
    let option = |side: SideChoice| {
        let text = match side {
            SideChoice::X => "X",
            SideChoice::O => "O",
            SideChoice::Random => "by lot",
        };
        (side.name().into(), text.into())
    };
    SideChoice::ALL.map(option).to_vec()
}
