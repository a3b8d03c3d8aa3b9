mod clicks;
mod words;

use super::{Action, Message, Opponent, SavedGame};
use crate::notation::read_game;
use crate::record::Record;
use crate::rules::{Move, Outcome, Player, Position, Square};
use crate::solver::{Level, choose, table};

/// How often a position comes up before the computer claims a draw.
const COMPUTERS_PATIENCE: usize = 5;

/// The game, the selection in it, whom it is played against, and what was said last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    record: Record,
    selected: Option<Square>,
    values: bool,
    opponent: Opponent,
    person: Player,
    /// How many games were started: a new one calls off what was to happen in the last.
    games: u32,
    message: Message,
    said: u32,
}

impl Default for GameState {
    fn default() -> Self {
        Self {
            record: Record::default(),
            selected: None,
            values: false,
            opponent: Opponent::default(),
            person: Player::X,
            games: 0,
            message: Message::Welcome,
            said: 0,
        }
    }
}

impl GameState {
    /// The moves of the game.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        self.record.position()
    }

    /// The move that a hint points at.
    #[must_use]
    pub const fn hint(&self) -> Option<Move> {
        match self.message {
            Message::Hint(m) => Some(m),
            _ => None,
        }
    }

    /// The piece that the next click moves.
    #[must_use]
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// Whether the values of moves are shown.
    #[must_use]
    pub const fn values(&self) -> bool {
        self.values
    }

    /// Who sits on the other side.
    #[must_use]
    pub const fn opponent(&self) -> Opponent {
        self.opponent
    }

    /// What the last action did, or why it did nothing.
    #[must_use]
    pub const fn message(&self) -> &Message {
        &self.message
    }

    /// How many messages there have been: the same refusal twice is two messages.
    #[must_use]
    pub const fn said(&self) -> u32 {
        self.said
    }

    /// Whether nothing more can be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.is_drawn() || self.position().outcome() != Outcome::Ongoing
    }

    /// Whether the computer is about to move.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        // The past is only looked at: nobody moves there unasked.
        self.computer_moves() && self.record.cursor() == self.record.len()
    }

    fn computer_moves(&self) -> bool {
        self.opponent.level.is_some() && !self.is_over() && self.position().turn() != self.person
    }

    /// The side of the person who plays the computer.
    #[must_use]
    pub const fn person(&self) -> Player {
        self.person
    }

    /// The moment at which the computer is about to move, different from all others.
    #[must_use]
    pub fn thinking(&self) -> Option<(u32, usize, Position)> {
        let moment = (self.games, self.record.cursor(), self.position());
        self.is_thinking().then_some(moment)
    }

    /// The state after the action.
    #[must_use]
    pub fn after(&self, action: &Action) -> Self {
        let mut state = self.clone();
        state.apply(action);
        state
    }

    /// Does what the action says.
    pub(super) fn apply(&mut self, action: &Action) {
        match *action {
            Action::Click(square) => self.click(square),
            Action::Cancel if self.selected.is_some() => self.say(Message::Cancelled),
            Action::Undo => self.go(Record::undo, Message::Undone),
            Action::Redo => self.go(Record::redo, Message::Redone),
            Action::JumpTo(ply) => {
                self.record = self.record.jump_to(ply);
                self.say(Message::Jumped(self.record.cursor()));
            }
            Action::ClaimDraw => self.claim(Message::Drawn),
            // A whole link may have been pasted: its moves come last.
            Action::Open(ref text) => self.open(text.split('/').fold("", |_, last| last)),
            Action::Shared(shared) => self.say(Message::Shared(shared)),
            Action::NewGame(seed) => {
                self.record = self.record.new_game();
                self.games += 1;
                self.person = self.opponent.seat.side(seed);
                self.say(match self.opponent.level {
                    None => Message::NewGame,
                    level => Message::Opposed(level, self.person),
                });
            }
            Action::Hint => self.point(),
            Action::Repeat => self.said += 1,
            // To be told something changes nothing: a selection stays.
            Action::ReadBoard => self.tell(Message::Board(self.position().board())),
            Action::ListKeys => self.tell(Message::Keys),
            Action::ToggleValues => self.values ^= true,
            Action::Oppose(level, seed) => {
                let seat = self.opponent.seat;
                self.oppose(Opponent { level, seat }, seed);
            }
            Action::Sit(seat, seed) => {
                let level = self.opponent.level;
                self.oppose(Opponent { level, seat }, seed);
            }
            Action::Answer(seed) => {
                let level = self.opponent.level.filter(|_| self.is_thinking());
                if let Some(m) = level.and_then(|level| self.find(level, seed)) {
                    self.play(m);
                }
            }
            // The rest belongs to the page.
            _ => {}
        }
    }

    /// Says that an address led nowhere.
    pub(super) fn lose_the_way(&mut self) {
        self.say(Message::Nowhere);
    }

    fn oppose(&mut self, opponent: Opponent, seed: u64) {
        self.opponent = opponent;
        self.person = opponent.seat.side(seed);
        self.say(Message::Opposed(opponent.level, self.person));
    }

    fn point(&mut self) {
        let hint = self.find(Level::Perfect, 0).filter(|_| !self.is_over());
        self.say(match hint {
            _ if self.is_thinking() => Message::Thinking,
            Some(m) => Message::Hint(m),
            None => Message::GameOver,
        });
    }

    fn find(&self, level: Level, seed: u64) -> Option<Move> {
        let visits = |position| {
            let times = self.record.positions().filter(|p| *p == position).count();
            u32::try_from(times).unwrap_or(u32::MAX)
        };
        choose(table(), level, self.position(), visits, seed)
    }

    fn claim(&mut self, message: Message) {
        match self.record.claim_draw() {
            Some(record) => {
                self.record = record;
                self.say(message);
            }
            None => self.say(Message::NoDraw),
        }
    }

    /// Opens the game of these moves, as far as it is legal.
    pub(super) fn open(&mut self, text: &str) {
        let (moves, message) = match read_game(text) {
            Ok(moves) if moves.is_empty() => return self.say(Message::Nowhere),
            Ok(moves) => (moves, Message::Opened),
            Err(error) => {
                let message = Message::Broken(error.to_string().into());
                if error.moves.is_empty() {
                    // Nothing was found, so nothing is put away for it.
                    return self.say(message);
                }
                (error.moves, message)
            }
        };
        self.opponent.level = None;
        let whole = message == Message::Opened;
        self.replace(moves, message);
        if whole && self.is_over() {
            self.say(Message::GameOver);
        }
    }

    /// Goes on with a game that was kept.
    pub(super) fn resume(&mut self, saved: &SavedGame) {
        self.opponent = saved.opponent;
        self.person = saved.person;
        self.replace(saved.moves.clone(), Message::Redone);
    }

    /// Puts the game of these moves in place of this one, to which undo leads back.
    fn replace(&mut self, moves: Vec<Move>, message: Message) {
        let game = Record::from_moves(moves);
        self.record = match self.record.undo() {
            None => game,
            Some(_) => self.record.replaced_by(&game),
        };
        self.say(message);
    }

    /// Goes back or on to a moment at which the person can do something.
    fn go(&mut self, direction: fn(&Record) -> Option<Record>, message: Message) {
        let mut there = self.clone();
        let mut found = false;
        while let Some(record) = direction(&there.record) {
            there.record = record;
            let another_game = !there.record.same_line(&self.record);
            let persons_turn = !there.computer_moves() || another_game;
            // The computer's first move cannot be taken back: it would only make it again.
            found = persons_turn || there.is_thinking();
            if persons_turn {
                break;
            }
        }
        if found {
            self.record = there.record;
        }
        self.say(if found { message } else { Message::Nothing });
    }

    /// Says something new, with nothing selected any more.
    fn say(&mut self, message: Message) {
        self.selected = None;
        self.tell(message);
    }

    fn tell(&mut self, message: Message) {
        self.message = message;
        self.said += 1;
    }
}

#[cfg(test)]
mod tests;
