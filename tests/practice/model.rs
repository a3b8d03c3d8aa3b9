use chorus_lapilli::exercise::{Answer, Exercise};
use chorus_lapilli::practice::Practice;
use chorus_lapilli::rules::{Move, Position};

/// What an exercise should do, kept as lists of moves.
pub struct Model {
    first: Exercise,
    /// The right moves and the replies.
    pub line: Vec<Move>,
    /// The reply that is pending.
    pub reply: Option<Move>,
    /// A move that was not right with what has followed so far, and what is still to follow.
    pub refutation: Option<(Vec<Move>, Vec<Move>)>,
    pub is_solved: bool,
    pub is_missed: bool,
    /// How many moves of the line are shown.
    pub cursor: usize,
    /// All lines to which another reply leads.
    others: Vec<Vec<Move>>,
}

impl Model {
    pub fn new(first: Exercise) -> Self {
        Self {
            first,
            line: Vec::new(),
            reply: None,
            refutation: None,
            is_solved: false,
            is_missed: false,
            cursor: 0,
            others: Vec::new(),
        }
    }

    pub fn is_pending(&self) -> bool {
        self.reply.is_some() || self.refutation.is_some()
    }

    pub fn is_looking_back(&self) -> bool {
        self.cursor < self.line.len()
    }

    fn after(&self, moves: &[Move]) -> Position {
        let play = |position: Position, m: &Move| position.play(*m).unwrap();
        moves.iter().fold(self.first.position, play)
    }

    /// Returns the position that is shown: the line, and a wrong move with what follows from it.
    pub fn position(&self) -> Position {
        let mut moves = self.line[..self.cursor].to_vec();
        moves.extend(self.refutation.iter().flat_map(|(shown, _)| shown));
        self.after(&moves)
    }

    /// Returns the question that stands.
    pub fn question(&self) -> Exercise {
        let position = self.after(&self.line);
        Exercise {
            position,
            ..self.first
        }
    }

    /// Lets what is pending happen at once; returns whether there was something.
    pub fn settle(&mut self) -> bool {
        let was_pending = self.is_pending();
        if self.refutation.take().is_none()
            && let Some(reply) = self.reply.take()
        {
            self.line.push(reply);
        }
        if was_pending {
            self.cursor = self.line.len();
        }
        was_pending
    }

    /// Takes the next step that happens by itself.
    pub fn advance(&mut self) {
        match &mut self.refutation {
            Some((shown, rest)) if !rest.is_empty() => shown.push(rest.remove(0)),
            _ => {
                self.settle();
            }
        }
    }

    /// Makes a move at the question.
    pub fn play(&mut self, m: Move) {
        let question = self.question();
        match question.answer(m) {
            Ok(Answer::Right) => {
                self.line.push(m);
                self.cursor = self.line.len();
                let replies = question.replies(m);
                self.reply = replies.first().copied();
                self.is_solved = replies.is_empty();
                for reply in replies {
                    let mut line = self.line.clone();
                    line.push(reply);
                    self.others.push(line);
                }
            }
            Ok(Answer::Slower) => self.refutation = Some((vec![m], Vec::new())),
            Ok(Answer::Wrong(mistake)) => {
                self.is_missed = true;
                self.refutation = Some((vec![m], mistake.refutation));
            }
            Err(_) => {}
        }
    }

    /// Follows the exercise to another reply.
    pub fn follow(&mut self, practice: &Practice) {
        let shown = practice.position();
        let line = self.others.iter().find(|line| self.after(line) == shown);
        self.line = line.unwrap().clone();
        self.cursor = self.line.len();
        self.reply = None;
        self.refutation = None;
        self.is_solved = false;
    }
}
