use super::Seat;
use crate::route::Route;
use crate::rules::{Move, Player, Square};
use crate::solver::Level;

/// Something a player does, or that happens to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Clicks a square, or does the same with a key.
    Click(Square),
    /// Moves the focus to a square.
    Focus(Square),
    /// Puts a selected piece back.
    Cancel,
    /// Takes back the last move; against the computer, the computer's and one's own.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Looks at the game after this many moves.
    JumpTo(usize),
    /// Ends a game that repeats itself.
    ClaimDraw,
    /// Opens a game that is written down: a link, or moves.
    Open(String),
    /// Says the last announcement again.
    Repeat,
    /// Tells what stands on the board.
    ReadBoard,
    /// Tells which keys there are.
    ListKeys,
    /// Offers the newest of the games that this browser keeps.
    Offer(String),
    /// Goes on with the game that is offered.
    Resume,
    /// Lets go of the game that is offered.
    Dismiss,
    /// Asks for the link to be handed on.
    Share,
    /// Tells what became of the link.
    Shared(Shared),
    /// Asks for the game to be kept now.
    Keep,
    /// Tells whether this browser keeps nothing.
    Unkept(bool),
    /// Empties the board; the seed decides who is X where that is left to lot.
    NewGame(u64),
    /// Asks for a good move.
    Hint,
    /// Shows the values of moves, or hides them.
    ToggleValues,
    /// Chooses to play the computer at this level, or another person.
    Oppose(Option<Level>),
    /// Chooses a side against the computer; the seed is for the lot.
    Sit(Seat, u64),
    /// The computer's move; the seed decides among what looks equal to it.
    Answer(u64),
    /// Follows an address.
    Visit(Route),
    /// Chooses the side to move of the position that is set up.
    Turn(Player),
    /// Looks at the position after this move.
    Follow(Move),
    /// Sets up an empty board.
    Clear,
}

/// What became of a link that was to be handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// The device's share sheet took it.
    Sheet,
    /// It was copied.
    Copied,
    /// Neither can be done here: it is shown, to be copied by hand.
    Shown,
}
