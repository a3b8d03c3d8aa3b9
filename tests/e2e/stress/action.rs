//! Something that is done in the page, and how it is chosen.

use chorus_lapilli::keyboard::{Command, Focus, Modifiers, command};
use chorus_lapilli::rules::{Move, Square};
use chorus_lapilli::screen_view::{Mark, NextClick, ScreenView};
use chorus_lapilli::settings::{Theme, Toggle};
use serde_json::{Value, json};

use super::model::{Model, Shown};
use super::texts;
use crate::random::Random;

/// Keys that do something somewhere, with Ctrl and Shift.
const KEYS: [(&str, bool, bool); 24] = [
    ("u", false, false),
    ("U", false, false),
    ("r", false, false),
    ("R", false, false),
    ("h", false, false),
    ("b", false, false),
    ("l", false, false),
    ("d", false, false),
    ("a", false, false),
    ("s", false, false),
    ("?", false, true),
    ("x", false, false),
    ("Escape", false, false),
    ("Backspace", false, false),
    ("Enter", false, false),
    ("ArrowLeft", false, false),
    ("ArrowLeft", false, false),
    ("ArrowRight", false, false),
    ("ArrowUp", false, false),
    ("ArrowDown", false, false),
    ("z", true, false),
    ("Z", true, true),
    ("y", true, false),
    ("n", true, false),
];

/// Something that is done in the page.
#[derive(Clone, Debug)]
pub enum Action {
    Click(Square),
    /// Presses a key on a square, or with nothing focused.
    Key {
        key: &'static str,
        ctrl: bool,
        shift: bool,
        at: Option<Square>,
    },
    /// Drags from a square to another, or off the board.
    Drag {
        from: Square,
        to: Option<Square>,
    },
    /// Presses the button with this name.
    Press(&'static str),
    /// Presses a move in the list of moves, or its start.
    Jump(usize),
    /// Pastes a text and opens it.
    Paste(String),
    Switch(Toggle),
    Theme(Theme),
    /// Presses a move that Explore lists.
    Listed(Move),
}

impl Action {
    /// Returns one of all actions that are possible now; most go on with the game.
    pub fn any(random: &mut Random, model: &Model) -> Self {
        let Some(view) = model.view() else {
            return Self::on_any_board(random, false);
        };
        if view.is_over && random.below(2) == 0 {
            return Self::after_end(random, model);
        }
        match random.below(100) {
            0..45 => Self::Click(good_square(random, &view)),
            45..55 => Self::Drag {
                from: good_square(random, &view),
                to: Some(random.one(&Square::ALL)),
            },
            55..85 => Self::on_any_board(random, true),
            85..88 => Self::any_setting(random, model),
            _ => match &model.shown {
                Shown::Play if random.below(8) == 0 => Self::Paste(texts::pasted(random)),
                Shown::Play if random.below(4) == 0 && !model.game.record().is_empty() => {
                    Self::Jump(random.below(model.game.record().len() + 1))
                }
                Shown::Explore(state) if !state.is_editing() && random.below(3) == 0 => {
                    let moves: Vec<_> = state.last_position().children().collect();
                    if moves.is_empty() {
                        Self::Press("Undo")
                    } else {
                        Self::Listed(random.one(&moves).0)
                    }
                }
                Shown::Atlas(_) | Shown::Other => Self::on_any_board(random, true),
                _ => Self::Press(random.one(&buttons(model))),
            },
        }
    }

    /// Returns the action that starts a new game.
    pub fn new_game(model: &Model) -> Self {
        let is_over = model.game.is_over();
        Self::Press(if is_over { "Play again" } else { "New game" })
    }

    /// Returns what can be done with any board.
    fn on_any_board(random: &mut Random, may_start_anew: bool) -> Self {
        let square = random.one(&Square::ALL);
        match random.below(30) {
            0..8 => Self::Click(square),
            8..11 => {
                let to = (random.below(6) > 0).then(|| random.one(&Square::ALL));
                Self::Drag { from: square, to }
            }
            11 if may_start_anew => Self::Key {
                key: "n",
                ctrl: false,
                shift: false,
                at: None,
            },
            _ => {
                let (key, ctrl, shift) = random.one(&KEYS);
                let at = (random.below(4) == 0).then_some(square);
                Self::Key {
                    key,
                    ctrl,
                    shift,
                    at,
                }
            }
        }
    }

    /// Returns what goes on once the game is over.
    fn after_end(random: &mut Random, model: &Model) -> Self {
        match &model.shown {
            // A game that started from a won position has no list of moves.
            Shown::Play if random.below(2) == 0 || model.game.record().is_empty() => {
                Self::Press("Play again")
            }
            Shown::Play => Self::Jump(random.below(model.game.record().len() + 1)),
            Shown::Explore(_) => Self::Press("Undo"),
            Shown::Atlas(_) | Shown::Other => Self::Key {
                key: "u",
                ctrl: false,
                shift: false,
                at: None,
            },
        }
    }

    fn any_setting(random: &mut Random, model: &Model) -> Self {
        let toggle = random.one(&Toggle::ALL);
        let is_missing = toggle == Toggle::ShowValues && !matches!(model.shown, Shown::Play);
        if is_missing || random.below(4) == 0 {
            Self::Theme(random.one(&Theme::ALL))
        } else {
            Self::Switch(toggle)
        }
    }

    /// Returns the command of a key.
    pub fn command(&self) -> Option<Command> {
        let Self::Key {
            key, ctrl, shift, ..
        } = *self
        else {
            return None;
        };
        let modifiers = Modifiers {
            ctrl,
            shift,
            ..Modifiers::default()
        };
        command(key, modifiers, Focus::Page)
    }

    /// Returns the name of the function that does this in the page, and its arguments.
    pub fn to_json(&self) -> Value {
        let index = |square: Option<Square>| square.map(|square| square as usize);
        match self {
            Self::Click(square) => json!(["click", *square as usize]),
            Self::Key {
                key,
                ctrl,
                shift,
                at,
            } => json!(["key", key, ctrl, shift, index(*at)]),
            Self::Drag { from, to } => json!(["drag", *from as usize, index(*to)]),
            Self::Press(name) => json!(["press", name]),
            Self::Jump(ply) => json!(["jump", ply]),
            Self::Paste(text) => json!(["paste", text]),
            Self::Switch(Toggle::ShowValues) => json!(["set", "Moves", "Show move values"]),
            Self::Switch(toggle) => json!(["set", "Settings", toggle_label(*toggle)]),
            Self::Theme(theme) => json!(["set", "Settings", theme_label(*theme)]),
            Self::Listed(m) => json!(["listed", m.to_string()]),
        }
    }
}

/// Returns the buttons that the screen should have now.
fn buttons(model: &Model) -> Vec<&'static str> {
    match &model.shown {
        Shown::Play => {
            let game = &model.game;
            let is_over = game.is_over();
            let mut names = vec![
                "Undo",
                "Undo",
                "Redo",
                "Redo",
                "Hint",
                "Two players",
                "Review",
            ];
            names.push(if is_over { "Play again" } else { "New game" });
            if game.is_looking_back() {
                names.push("Back to now");
            } else if game.can_claim_draw() {
                names.extend(["Claim draw"; 4]);
            }
            names
        }
        Shown::Explore(state) if state.is_editing() => {
            vec![
                "Undo",
                "Clear board",
                "Done",
                "Done",
                "X to move",
                "O to move",
            ]
        }
        Shown::Explore(_) => vec!["Undo", "Redo", "Redo", "Edit board", "Play from here"],
        Shown::Atlas(_) | Shown::Other => Vec::new(),
    }
}

/// Returns a square where a click goes on with the game.
fn good_square(random: &mut Random, view: &ScreenView) -> Square {
    let marked = |mark: &dyn Fn(Mark) -> bool| -> Vec<Square> {
        let squares = Square::ALL.into_iter();
        squares
            .filter(|square| mark(view.board.square(*square).mark))
            .collect()
    };
    let targets = marked(&|mark| mark == Mark::Target);
    let movable = marked(&|mark| matches!(mark, Mark::Movable | Mark::MustLeave));
    match view.board.next {
        NextClick::Step(_) if !targets.is_empty() => random.one(&targets),
        NextClick::Step(_) if !movable.is_empty() => random.one(&movable),
        _ => random.one(&Square::ALL),
    }
}

fn toggle_label(toggle: Toggle) -> &'static str {
    match toggle {
        Toggle::Coordinates => "Coordinates",
        Toggle::LegalMoves => "Show legal moves",
        Toggle::Animations => "Animations",
        Toggle::Sound => "Sound",
        Toggle::ShowValues => "Show move values",
    }
}

fn theme_label(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "System",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}
