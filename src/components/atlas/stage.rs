use yew::prelude::*;

use crate::rules::Player;

/// The outer radii of the tiers, from the rim inwards, with their classes.
const TIERS: [(i32, &str); 4] = [
    (2090, "stage__tier--won"),
    (1935, "stage__tier--one"),
    (1400, "stage__tier--two"),
    (1145, "stage__tier--more"),
];

/// The radius of the arena.
const ARENA: i32 = 900;

/// Half the width of the gate.
const GATE: i32 = 172;

/// The words in the right aisle, each with the middle of its tier.
const DISTANCES: [(i32, &str); 4] = [(1022, "3+"), (1272, "2"), (1668, "1 move"), (2012, "won")];

/// What can be seen of the theatre before the positions have their seats: tiers, arena, gate and
/// words.
#[component]
pub fn Stage() -> Html {
    let tier = |(radius, class): (i32, &'static str)| {
        let half = |player: Player, class_of_player: &'static str| {
            // Clockwise above, the other way below.
            let sweep = u8::from(player == Player::X);
            let d = format!("M-{radius} 0A{radius} {radius} 0 0 {sweep} {radius} 0z");
            html! { <path class={classes!("stage__tier", class, class_of_player)} {d} /> }
        };
        html! {
            <>
                { half(Player::X, "stage__tier--x") }
                { half(Player::O, "stage__tier--o") }
            </>
        }
    };
    let corner = |player: Player, x: i32, class: &'static str, phase: &'static str| {
        let (name_y, phase_y) = match player {
            Player::X => (-1985, -1845),
            Player::O => (2110, 1955),
        };
        html! {
            <g class={classes!("stage__corner", class)}>
                <text class="stage__winner" x={x.to_string()} y={name_y.to_string()}>
                    { format!("{player} WINS") }
                </text>
                <text class="stage__phase" x={x.to_string()} y={phase_y.to_string()}>{ phase }</text>
            </g>
        }
    };
    let corners = [Player::X, Player::O].map(|player| {
        html! {
            <>
                { corner(player, -2135, "stage__corner--left", "while placing") }
                { corner(player, 2135, "stage__corner--right", "while moving") }
            </>
        }
    });
    let distance = |(x, words): (i32, &'static str)| {
        html! { <text class="stage__distance" x={x.to_string()} y="28">{ words }</text> }
    };
    let gate = |margin: i32, class: &'static str| {
        let (x, half) = (-2090 - margin, GATE + margin);
        html! {
            <rect
                {class}
                x={x.to_string()}
                y={(-half).to_string()}
                width={(-x).to_string()}
                height={(2 * half).to_string()}
            />
        }
    };
    html! {
        <g class="stage">
            // For the picture as a file.
            <rect class="stage__ground" x="-2150" y="-2150" width="4300" height="4300" />
            { for TIERS.map(tier) }
            // The aisles.
            <path class="stage__aisle" d="M0 -2100V2100" />
            <path class="stage__aisle stage__aisle--wide" d="M0 0H2100" />
            { gate(16, "stage__edge") }
            <circle class="stage__edge" r={(ARENA + 16).to_string()} />
            { gate(0, "stage__arena") }
            <circle class="stage__arena" r={ARENA.to_string()} />
            { for corners }
            { for DISTANCES.map(distance) }
            <text class="stage__start" x="-1960" y="130">{ "start" }</text>
            <path id="atlas-inscription" class="stage__guide" d="M-2018 320A2043 2043 0 0 0 -40 2043" />
            <text class="stage__inscription">
                <textPath href="#atlas-inscription" startOffset="50%">
                    { "CHORUS LAPILLI · ALL 744 POSITIONS" }
                </textPath>
            </text>
        </g>
    }
}
