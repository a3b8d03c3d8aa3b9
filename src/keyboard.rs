//! Keyboard commands: which key does what, depending on what has the focus.

use crate::rules::Square;

/// What a key asks the screen to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Clear the selection.
    CancelSelection,
    /// Take back the last action.
    Undo,
    /// Repeat the action that was taken back.
    Redo,
    /// Return to what was shown before.
    Back,
    /// Show the position one move earlier.
    LookBack,
    /// Show the position one move later.
    LookForward,
    /// Start a new game, or go on to the next exercise.
    Next,
    /// Start the exercise again.
    Again,
    /// Play the right move.
    Solution,
    /// Show a good move.
    Hint,
    /// Claim a draw.
    ClaimDraw,
    /// Read out the board.
    ReadBoard,
    /// Show how to play, with the keys.
    ShowHelp,
    /// Read out the last message again.
    RepeatMessage,
}

/// What has the focus, as far as it uses keys itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// A field in which text is written.
    Text,
    /// A list, in which letters choose an option.
    List,
    /// Another field, such as a radio button, that may use the arrow keys.
    Field,
    /// Anything else.
    Page,
}

/// The modifier keys that are held down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "four keys, each held or not")]
pub struct Modifiers {
    /// Ctrl.
    pub ctrl: bool,
    /// Cmd on a Mac, the Windows key elsewhere.
    pub meta: bool,
    /// Alt, or Option on a Mac.
    pub alt: bool,
    /// Shift.
    pub shift: bool,
}

/// Returns the square to which a key moves the focus from another square.
///
/// At the edge of the board an arrow keeps the focus where it is.
#[must_use]
pub fn focus_target(from: Square, key: &str, modifiers: Modifiers) -> Option<Square> {
    if modifiers.alt || modifiers.meta || modifiers.shift {
        return None;
    }
    neighbour(from, key, modifiers.ctrl)
}

/// Returns the command of a key, depending on what has the focus.
#[must_use]
pub fn command(key: &str, modifiers: Modifiers, focus: Focus) -> Option<Command> {
    if modifiers.alt || focus == Focus::Text {
        return None;
    }
    if modifiers.ctrl || modifiers.meta {
        return shortcut(key, modifiers.shift);
    }
    match key {
        "Escape" => Some(Command::CancelSelection),
        // A question mark needs Shift on most keyboards.
        "?" if focus != Focus::List => Some(Command::ShowHelp),
        _ if modifiers.shift => None,
        "Backspace" if focus == Focus::Page => Some(Command::Back),
        "ArrowLeft" if focus == Focus::Page => Some(Command::LookBack),
        "ArrowRight" if focus == Focus::Page => Some(Command::LookForward),
        _ if focus == Focus::List => None,
        _ => letter(key),
    }
}

fn shortcut(key: &str, shift: bool) -> Option<Command> {
    match (key, shift) {
        ("Escape", _) => Some(Command::CancelSelection),
        ("z" | "Z", false) => Some(Command::Undo),
        ("z" | "Z", true) | ("y" | "Y", false) => Some(Command::Redo),
        _ => None,
    }
}

/// Returns the command of a letter; with Caps Lock, letters arrive as capitals.
fn letter(key: &str) -> Option<Command> {
    Some(match key {
        "u" | "U" => Command::Undo,
        "r" | "R" => Command::Redo,
        "n" | "N" => Command::Next,
        "a" | "A" => Command::Again,
        "s" | "S" => Command::Solution,
        "h" | "H" => Command::Hint,
        "d" | "D" => Command::ClaimDraw,
        "b" | "B" => Command::ReadBoard,
        "l" | "L" => Command::RepeatMessage,
        _ => return None,
    })
}

/// Returns the square to which a key moves the focus.
fn neighbour(from: Square, key: &str, ctrl: bool) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (column, row) = match key {
        "ArrowLeft" if !ctrl => (column.saturating_sub(1), row),
        "ArrowRight" if !ctrl => (column + 1, row),
        "ArrowUp" if !ctrl => (column, row.saturating_sub(1)),
        "ArrowDown" if !ctrl => (column, row + 1),
        "Home" => (0, if ctrl { 0 } else { row }),
        "End" => (2, if ctrl { 2 } else { row }),
        _ => return None,
    };
    Square::at(column.min(2), row.min(2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square::{A1, A2, A3, B1, B2, B3, C1, C2, C3};

    const NONE: Modifiers = Modifiers {
        ctrl: false,
        meta: false,
        alt: false,
        shift: false,
    };
    const CTRL: Modifiers = Modifiers { ctrl: true, ..NONE };
    const META: Modifiers = Modifiers { meta: true, ..NONE };
    const ALT: Modifiers = Modifiers { alt: true, ..NONE };
    const SHIFT: Modifiers = Modifiers {
        shift: true,
        ..NONE
    };

    const LETTERS: [(&str, Command); 9] = [
        ("u", Command::Undo),
        ("r", Command::Redo),
        ("n", Command::Next),
        ("a", Command::Again),
        ("s", Command::Solution),
        ("h", Command::Hint),
        ("d", Command::ClaimDraw),
        ("b", Command::ReadBoard),
        ("l", Command::RepeatMessage),
    ];

    const FOCUSES: [Focus; 4] = [Focus::Text, Focus::List, Focus::Field, Focus::Page];

    #[test]
    fn arrows_move_the_focus_and_stop_at_the_edge() {
        for (key, targets) in [
            ("ArrowLeft", [A3, A3, B3, A2, A2, B2, A1, A1, B1]),
            ("ArrowRight", [B3, C3, C3, B2, C2, C2, B1, C1, C1]),
            ("ArrowUp", [A3, B3, C3, A3, B3, C3, A2, B2, C2]),
            ("ArrowDown", [A2, B2, C2, A1, B1, C1, A1, B1, C1]),
        ] {
            for (from, to) in Square::ALL.into_iter().zip(targets) {
                assert_eq!(focus_target(from, key, NONE), Some(to), "{key} from {from}");
                assert_eq!(focus_target(from, key, CTRL), None);
            }
        }
    }

    #[test]
    fn home_and_end_go_along_the_row_or_with_ctrl_to_a_corner() {
        for (key, modifiers, to) in [
            ("Home", NONE, A2),
            ("End", NONE, C2),
            ("Home", CTRL, A3),
            ("End", CTRL, C1),
        ] {
            assert_eq!(focus_target(B2, key, modifiers), Some(to));
        }
    }

    #[test]
    fn other_keys_and_modifiers_leave_the_focus_to_the_browser() {
        for key in ["ArrowLeft", "Home"] {
            for modifiers in [META, ALT, SHIFT] {
                assert_eq!(focus_target(B2, key, modifiers), None, "{key}");
            }
        }
        for key in ["", "u", "Enter", " ", "Tab", "PageUp"] {
            assert_eq!(focus_target(B2, key, NONE), None, "{key:?}");
        }
    }

    #[test]
    fn letters_are_commands_wherever_they_are_not_typed() {
        for (key, expected) in LETTERS {
            for focus in FOCUSES {
                let is_free = !matches!(focus, Focus::Text | Focus::List);
                let expected = is_free.then_some(expected);
                assert_eq!(command(key, NONE, focus), expected, "{key} on {focus:?}");
                // With Caps Lock.
                assert_eq!(command(&key.to_uppercase(), NONE, focus), expected);
                for modifiers in [CTRL, META, ALT, SHIFT] {
                    assert_eq!(command(key, modifiers, focus), None, "{key}");
                }
            }
        }
        for key in ["", "x", "Enter", " ", "Tab", "PageUp", "uu", "Ü"] {
            assert_eq!(command(key, NONE, Focus::Page), None, "{key:?}");
        }
    }

    #[test]
    fn a_question_mark_shows_the_help_with_and_without_shift() {
        for modifiers in [NONE, SHIFT] {
            for focus in [Focus::Field, Focus::Page] {
                let help = Some(Command::ShowHelp);
                assert_eq!(command("?", modifiers, focus), help);
            }
            for focus in [Focus::Text, Focus::List] {
                assert_eq!(command("?", modifiers, focus), None);
            }
        }
        assert_eq!(command("?", CTRL, Focus::Page), None);
    }

    #[test]
    fn arrows_and_backspace_walk_where_nothing_else_uses_them() {
        for (key, expected) in [
            ("Backspace", Command::Back),
            ("ArrowLeft", Command::LookBack),
            ("ArrowRight", Command::LookForward),
        ] {
            for focus in FOCUSES {
                let expected = (focus == Focus::Page).then_some(expected);
                assert_eq!(command(key, NONE, focus), expected, "{focus:?}");
                for modifiers in [CTRL, META, ALT, SHIFT] {
                    assert_eq!(command(key, modifiers, focus), None);
                }
            }
        }
    }

    #[test]
    fn undo_and_redo_have_shortcuts_outside_text() {
        let with_shift = |modifiers| Modifiers {
            shift: true,
            ..modifiers
        };
        for modifiers in [CTRL, META] {
            for focus in FOCUSES {
                let expected = |command| (focus != Focus::Text).then_some(command);
                for key in ["z", "Z"] {
                    let undo = command(key, modifiers, focus);
                    let redo = command(key, with_shift(modifiers), focus);
                    assert_eq!(undo, expected(Command::Undo));
                    assert_eq!(redo, expected(Command::Redo));
                }
                for key in ["y", "Y"] {
                    let redo = command(key, modifiers, focus);
                    assert_eq!(redo, expected(Command::Redo));
                    assert_eq!(command(key, with_shift(modifiers), focus), None);
                }
            }
            assert_eq!(command("x", modifiers, Focus::Page), None);
        }
        for modifiers in [NONE, SHIFT, Modifiers { alt: true, ..CTRL }] {
            for key in ["z", "y"] {
                assert_eq!(command(key, modifiers, Focus::Page), None);
            }
        }
    }

    #[test]
    fn escape_cancels_the_selection_unless_alt_is_held() {
        for modifiers in [NONE, SHIFT, CTRL, META] {
            let cancelled = Some(Command::CancelSelection);
            assert_eq!(command("Escape", modifiers, Focus::Page), cancelled);
            assert_eq!(command("Escape", modifiers, Focus::List), cancelled);
        }
        assert_eq!(command("Escape", ALT, Focus::Page), None);
    }
}
