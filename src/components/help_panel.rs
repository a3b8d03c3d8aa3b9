use yew::prelude::*;

/// The rules, each with a few words to find it by.
const RULES: [(&str, &str); 5] = [
    (
        "Win",
        "X and O take turns, X starts. Three of your pieces in a row, column or diagonal win at once.",
    ),
    (
        "Place",
        "You have three pieces. Until all three are on the board, a turn places one on any empty \
         square.",
    ),
    (
        "Move",
        "After that, a turn moves one of them to an empty neighbouring square, diagonals included. \
         Click the piece, then the square, or drag it.",
    ),
    (
        "Centre rule",
        "If one of your three pieces is in the centre, you must win with this turn or move that piece \
         away.",
    ),
    (
        "Draw",
        "Best play never ends. Once a position has come up three times, you may claim a draw.",
    ),
];

/// The keys and what they do.
const KEYS: [(&str, &str); 14] = [
    (
        "Arrow keys",
        "move over the board, or step through the game",
    ),
    (
        "Home, End",
        "go to the ends of a row; with Ctrl, to the corners",
    ),
    ("Enter", "play"),
    ("Esc", "cancel the selection"),
    ("U, Ctrl+Z", "undo"),
    ("R, Ctrl+Y", "redo"),
    ("Backspace", "go back in the atlas"),
    ("H", "hint"),
    ("N", "new game, or the next puzzle or step"),
    ("A, S", "start a puzzle again, see the solution"),
    ("D", "claim a draw"),
    ("B", "read the board"),
    ("L", "repeat the last message"),
    ("?", "show this help"),
];

/// The rules of the game.
#[component]
pub fn Rules() -> Html {
    let rule = |(name, text): (&'static str, &'static str)| {
        html! { <li key={name}><b>{ name }{ ". " }</b>{ text }</li> }
    };
    html! {
        <ul class="help__rules">
            { for RULES.map(rule) }
        </ul>
    }
}

/// How to play: the rules and the keys.
#[component]
pub fn HelpPanel() -> Html {
    let key = |(key, text): (&'static str, &'static str)| {
        html! { <tr key={key}><th scope="row">{ key }</th><td>{ text }</td></tr> }
    };
    html! {
        <div class="help">
            <Rules />
            <h2>{ "Keys" }</h2>
            <table class="help__keys">
                <tbody>
                    { for KEYS.map(key) }
                </tbody>
            </table>
            <p class="help__version">{ "Chorus Lapilli " }{ env!("CARGO_PKG_VERSION") }</p>
        </div>
    }
}

/// Returns the keys in one sentence, for screen readers.
#[must_use]
pub fn keys_sentence() -> String {
    let keys = KEYS.map(|(key, text)| format!("{key}: {text}"));
    format!("Keys. {}.", keys.join("; "))
}
