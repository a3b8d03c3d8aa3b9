//! Keyboard commands: which key does what, on the board and anywhere on the page.

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
    /// Start a new game.
    NewGame,
    /// Show a good move.
    Hint,
    /// Claim a draw.
    ClaimDraw,
    /// Read out the board.
    ReadBoard,
    /// Read out the keys.
    ListKeys,
    /// Read out the last message again.
    RepeatMessage,
}

/// What a key does while the board has the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardKey {
    /// Move the focus to this square.
    Focus(Square),
    /// Run this command.
    Command(Command),
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

/// Returns what a key does while the square `from` has the focus, besides [`global_command`].
///
/// At the edge of the board an arrow keeps the focus where it is.
#[must_use]
pub fn board_key(from: Square, key: &str, modifiers: Modifiers) -> Option<BoardKey> {
    // A question mark needs Shift on most keyboards.
    if modifiers.alt || modifiers.meta || (modifiers.shift && key != "?") {
        return None;
    }
    let focus = neighbour(from, key, modifiers.ctrl).map(BoardKey::Focus);
    focus.or_else(|| {
        let command = letter(key).filter(|_| !modifiers.ctrl);
        command.map(BoardKey::Command)
    })
}

/// Returns the command of a key anywhere on the page, outside text fields.
#[must_use]
pub fn global_command(key: &str, modifiers: Modifiers) -> Option<Command> {
    if modifiers.alt {
        return None;
    }
    let shortcut = modifiers.ctrl || modifiers.meta;
    match (key, modifiers.shift) {
        ("Escape", _) => Some(Command::CancelSelection),
        ("z" | "Z", false) if shortcut => Some(Command::Undo),
        ("z" | "Z", true) | ("y" | "Y", false) if shortcut => Some(Command::Redo),
        _ => None,
    }
}

/// Returns the command of a letter; with Caps Lock, letters arrive as capitals.
fn letter(key: &str) -> Option<Command> {
    Some(match key {
        "u" | "U" => Command::Undo,
        "r" | "R" => Command::Redo,
        "n" | "N" => Command::NewGame,
        "h" | "H" => Command::Hint,
        "d" | "D" => Command::ClaimDraw,
        "b" | "B" => Command::ReadBoard,
        "l" | "L" => Command::RepeatMessage,
        "?" => Command::ListKeys,
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

    const LETTERS: [(&str, Command); 8] = [
        ("u", Command::Undo),
        ("r", Command::Redo),
        ("n", Command::NewGame),
        ("h", Command::Hint),
        ("d", Command::ClaimDraw),
        ("b", Command::ReadBoard),
        ("l", Command::RepeatMessage),
        ("?", Command::ListKeys),
    ];

    #[test]
    fn arrows_move_the_focus_and_stop_at_the_edge() {
        for (key, targets) in [
            ("ArrowLeft", [A3, A3, B3, A2, A2, B2, A1, A1, B1]),
            ("ArrowRight", [B3, C3, C3, B2, C2, C2, B1, C1, C1]),
            ("ArrowUp", [A3, B3, C3, A3, B3, C3, A2, B2, C2]),
            ("ArrowDown", [A2, B2, C2, A1, B1, C1, A1, B1, C1]),
        ] {
            for (from, to) in Square::ALL.into_iter().zip(targets) {
                let expected = Some(BoardKey::Focus(to));
                assert_eq!(board_key(from, key, NONE), expected, "{key} from {from}");
                assert_eq!(board_key(from, key, CTRL), None);
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
            let expected = Some(BoardKey::Focus(to));
            assert_eq!(board_key(B2, key, modifiers), expected);
        }
    }

    #[test]
    fn letters_are_commands_on_the_board_with_caps_lock_too() {
        for (key, command) in LETTERS {
            let expected = Some(BoardKey::Command(command));
            assert_eq!(board_key(B2, key, NONE), expected);
            assert_eq!(board_key(B2, &key.to_uppercase(), NONE), expected);
            assert_eq!(global_command(key, NONE), None);
        }
    }

    #[test]
    fn other_modifiers_leave_the_keys_to_the_browser() {
        let list_keys = Some(BoardKey::Command(Command::ListKeys));
        assert_eq!(board_key(B2, "?", SHIFT), list_keys);
        for key in LETTERS.map(|(key, _)| key) {
            for modifiers in [CTRL, META, ALT] {
                assert_eq!(board_key(B2, key, modifiers), None, "{key}");
            }
        }
        for key in ["u", "U", "ArrowLeft", "Home"] {
            for modifiers in [META, ALT, SHIFT] {
                assert_eq!(board_key(B2, key, modifiers), None, "{key}");
            }
        }
        for key in ["", "x", "Enter", " ", "Tab", "PageUp", "uu", "Ü"] {
            assert_eq!(board_key(B2, key, NONE), None, "{key:?}");
        }
    }

    #[test]
    fn undo_and_redo_have_shortcuts_everywhere() {
        let with_shift = |modifiers| Modifiers {
            shift: true,
            ..modifiers
        };
        for modifiers in [CTRL, META] {
            for key in ["z", "Z"] {
                let redo = global_command(key, with_shift(modifiers));
                assert_eq!(global_command(key, modifiers), Some(Command::Undo));
                assert_eq!(redo, Some(Command::Redo));
            }
            for key in ["y", "Y"] {
                assert_eq!(global_command(key, modifiers), Some(Command::Redo));
                assert_eq!(global_command(key, with_shift(modifiers)), None);
            }
            assert_eq!(global_command("x", modifiers), None);
        }
        for modifiers in [NONE, SHIFT, Modifiers { alt: true, ..CTRL }] {
            for key in ["z", "y"] {
                assert_eq!(global_command(key, modifiers), None);
            }
        }
    }

    #[test]
    fn escape_cancels_the_selection_unless_alt_is_held() {
        for modifiers in [NONE, SHIFT, CTRL, META] {
            let cancelled = Some(Command::CancelSelection);
            assert_eq!(global_command("Escape", modifiers), cancelled);
        }
        assert_eq!(global_command("Escape", ALT), None);
        assert_eq!(board_key(B2, "Escape", NONE), None);
    }
}
