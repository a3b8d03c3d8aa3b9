use yew::prelude::*;

use crate::rules;
use crate::rules::Player;

/// What the board shows of a square beside its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    None,
    /// The piece can step.
    Movable,
    /// The piece is in the centre and must leave, or another step must win.
    MustLeave,
    /// The piece is selected.
    Selected,
    /// The selected piece can step here.
    Target,
    /// The piece is part of the winning line.
    Winning,
}

impl Mark {
    /// The name that the style sheet knows the mark by.
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Movable => Some("movable"),
            Self::MustLeave => Some("must-leave"),
            Self::Selected => Some("selected"),
            Self::Target => Some("target"),
            Self::Winning => Some("winning"),
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Movable => ", can step",
            Self::MustLeave => ", must leave the centre unless you win",
            Self::Selected => ", selected",
            Self::Target => ", legal target",
            Self::Winning => ", in the winning line",
        }
    }
}

/// One square, as the board shows it.
#[derive(PartialEq, Properties)]
pub struct SquareProps {
    /// Which square this is.
    pub square: rules::Square,
    /// Whose piece stands on it.
    pub piece: Option<Player>,
    /// What else is to be seen.
    pub mark: Mark,
    /// Whether the last move started or ended here.
    pub last: bool,
    /// Whether the Tab key stops here.
    pub tab_stop: bool,
    /// Called with the square when it is clicked.
    pub onclick: Callback<rules::Square>,
    /// Told the square when it gets the focus.
    pub focused: UseStateSetter<rules::Square>,
}

/// A button whose text is the piece on it.
#[component]
pub fn Square(props: &SquareProps) -> Html {
    let square = props.square;
    let label = format!(
        "{square}, row {}, column {}, {}{}{}",
        square.row() + 1,
        square.column() + 1,
        props.piece.map_or("empty", Player::symbol),
        props.mark.words(),
        if props.last { ", last move" } else { "" },
    );
    let focused = props.focused.clone();
    // Attributes, not classes, carry the marks: a class list put together at every render costs
    // time, and its machinery bytes.
    html! {
        <button
            type="button"
            class="square"
            data-mark={props.mark.name()}
            data-last={props.last.then_some("")}
            aria-label={label}
            tabindex={if props.tab_stop { "0" } else { "-1" }}
            onclick={props.onclick.reform(move |_: MouseEvent| square)}
            onfocus={move |_: FocusEvent| focused.set(square)}
        >
            { props.piece.map(Player::symbol) }
        </button>
    }
}
