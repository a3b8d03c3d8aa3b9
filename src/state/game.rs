mod clicks;
mod course;
mod words;

use super::{Action, Message, Opponent};
use crate::record::Record;
use crate::rules::{Move, Position, Square};
use crate::solver::{Level, choose, table};

/// How often a position comes up before the computer claims a draw.
const COMPUTERS_PATIENCE: usize = 5;

/// The game, the selection in it, who plays it, and what was said last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameState {
    record: Record,
    selected: Option<Square>,
    values: bool,
    /// Who plays whom, by the number of the game: undo may lead to one with somebody else.
    opponents: Vec<Opponent>,
    message: Message,
    hint: Option<Move>,
    said: u32,
    /// The square whose piece was just refused; two refusals in a row differ.
    refused: Option<(Square, bool)>,
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
        self.hint
    }

    /// The move that was just taken back.
    #[must_use]
    pub const fn undone(&self) -> Option<Move> {
        match self.message {
            Message::Undone(m) => m,
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

    /// Who plays whom.
    #[must_use]
    pub fn opponent(&self) -> Opponent {
        let opponent = self.opponents.get(self.record.game());
        opponent.copied().unwrap_or_default()
    }

    /// Seats these players at the game.
    fn seat(&mut self, opponent: Opponent) {
        let game = self.record.game();
        let places = self.opponents.len().max(game + 1);
        self.opponents.resize(places, Opponent::default());
        if let Some(place) = self.opponents.get_mut(game) {
            *place = opponent;
        }
    }

    /// What the last action did, or why it did nothing.
    #[must_use]
    pub const fn message(&self) -> &Message {
        &self.message
    }

    /// The square whose piece was just refused; two refusals in a row differ.
    #[must_use]
    pub const fn refused(&self) -> Option<(Square, bool)> {
        self.refused
    }

    /// How many messages there have been: the same refusal twice is two messages.
    #[must_use]
    pub const fn said(&self) -> u32 {
        self.said
    }

    /// Whether nothing more can be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.record.is_over()
    }

    /// Whether the computer is about to move.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        // The past is only looked at: nobody moves there unasked.
        self.is_computers() && self.record.cursor() == self.record.len()
    }

    /// Whether the turn is the computer's, now or in the past that is looked at.
    pub(super) fn is_computers(&self) -> bool {
        let opponent = self.opponent();
        let turn = self.position().turn();
        opponent.level.is_some() && turn != opponent.person && !self.is_over()
    }

    /// Whether the position has come up so often that the computer claims a draw.
    fn tires_computer(&self) -> bool {
        self.opponent().level.is_some() && self.record.repetitions() >= COMPUTERS_PATIENCE
    }

    /// The moment at which the computer is about to move, different from all others.
    #[must_use]
    pub fn thinking(&self) -> Option<(usize, usize, Position)> {
        let record = &self.record;
        let moment = (record.game(), record.cursor(), self.position());
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
            Action::Undo => self.go(true),
            Action::Redo => self.go(false),
            Action::JumpTo(ply) => {
                self.record = self.record.jump_to(ply);
                self.say(Message::Jumped(self.record.cursor()));
            }
            Action::ClaimDraw => self.claim(),
            // A whole link may have been pasted: its moves come last.
            Action::Open(ref text) => self.open(last_part(text)),
            Action::Shared(shared) => self.say(Message::Shared(shared)),
            Action::NewGame(seed) => {
                let opponent = self.opponent().drawn(seed);
                self.record = self.record.new_game();
                self.seat(opponent);
                self.say(match opponent.level {
                    None => Message::NewGame,
                    level => Message::Opposed(level, opponent.person),
                });
            }
            Action::Hint => self.point(),
            Action::Repeat => self.said += 1,
            // To be told something changes nothing: a selection stays.
            Action::ReadBoard => self.tell(Message::Board(self.position().board())),
            Action::ListKeys => self.tell(Message::Keys),
            Action::ToggleValues => {
                self.values ^= true;
                // They belong to what was said.
                self.said += 1;
            }
            Action::Oppose(level) => {
                let opponent = self.opponent();
                self.oppose(Opponent { level, ..opponent });
            }
            Action::Sit(seat, seed) => {
                let opponent = self.opponent();
                self.oppose(Opponent { seat, ..opponent }.drawn(seed));
            }
            Action::Answer(seed) => {
                let level = self.opponent().level.filter(|_| self.is_thinking());
                if let Some(m) = level.and_then(|level| self.find(level, seed)) {
                    self.play(m);
                }
            }
            // The rest belongs to the page.
            _ => {}
        }
    }

    /// Forgets what was just refused.
    pub(super) fn calm_down(&mut self) {
        self.refused = None;
    }

    /// Says that an address led nowhere.
    pub(super) fn lose_the_way(&mut self) {
        self.say(Message::Nowhere);
    }

    fn oppose(&mut self, opponent: Opponent) {
        let persons = !self.is_computers();
        self.seat(opponent);
        if persons && self.is_computers() && !self.is_thinking() {
            // The computer goes on from here, whatever followed.
            self.record = self.record.cut();
        }
        self.say(Message::Opposed(opponent.level, opponent.person));
    }

    fn point(&mut self) {
        let hint = self.find(Level::Perfect, 0).filter(|_| !self.is_over());
        self.say(match hint {
            _ if self.is_thinking() => Message::Thinking,
            _ if self.is_computers() => Message::ComputersTurn,
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

    /// Says something new, with nothing selected any more.
    fn say(&mut self, message: Message) {
        let odd = self.refused.is_some_and(|(_, odd)| !odd);
        self.refused = message.refused().map(|square| (square, odd));
        self.selected = None;
        self.hint = match message {
            Message::Hint(m) => Some(m),
            // The first half of what it points at.
            Message::Selected { square, .. } => self.hint.filter(|m| m.from() == Some(square)),
            _ => None,
        };
        self.tell(message);
    }

    fn tell(&mut self, message: Message) {
        self.message = message;
        self.said += 1;
    }
}

/// What stands behind the last slash of a link, be there another at its end or not.
fn last_part(text: &str) -> &str {
    let parts = text.split('/').filter(|part| !part.is_empty());
    // From the front, as elsewhere: another way of searching would be more code.
    parts.fold("", |_, part| part)
}

#[cfg(test)]
mod tests;
