use std::collections::VecDeque;

use super::{Feedback, Practice, PracticeAction, Stage};
use crate::exercise::Answer;
use crate::game::{GameAction, Message};
use crate::rules::Move;

impl Practice {
    /// Does what the action says.
    pub fn apply(&mut self, action: PracticeAction) {
        match action {
            PracticeAction::Board(action) => self.act_on_board(action),
            PracticeAction::Advance => self.advance(),
            PracticeAction::Hint => self.give_hint(),
            PracticeAction::Solution => self.show_solution(),
            PracticeAction::Again => {
                *self = Self {
                    step_id: self.step_id,
                    // A second try is not the first.
                    is_missed: self.is_missed(),
                    ..Self::new(self.first, self.plays_out)
                };
                self.ask(Feedback::Restarted);
            }
            PracticeAction::AnotherDefence => self.try_another_defence(),
        }
    }

    fn act_on_board(&mut self, action: GameAction) {
        match action {
            GameAction::Click(_) | GameAction::Play(_) => self.answer(action),
            GameAction::Undo | GameAction::LookBack => {
                // The first thing to take back is a wrong move.
                if matches!(self.stage, Stage::Refuting { .. }) {
                    self.finish_step();
                } else {
                    self.walk(GameAction::LookBack, Message::NothingToUndo);
                }
            }
            GameAction::Redo | GameAction::LookForward => {
                self.walk(GameAction::LookForward, Message::NothingToRedo);
            }
            GameAction::JumpTo(_) => {
                self.finish_step();
                self.tell(action);
            }
            GameAction::RepeatMessage => self.board.apply(action),
            GameAction::CancelSelection | GameAction::ReadBoard | GameAction::Report(_) => {
                self.tell(action);
            }
            _ => self.tell(GameAction::Report(Message::OnPlayOnly)),
        }
    }

    /// Does something on the board that is answered by its message.
    fn tell(&mut self, action: GameAction) {
        let before = self.board.clone();
        self.board.apply(action);
        if self.board != before {
            self.feedback = Feedback::None;
        }
    }

    /// Shows another moment, or says that there is none.
    fn walk(&mut self, action: GameAction, none: Message) {
        self.finish_step();
        let before = self.board.record().moment();
        self.tell(action);
        if self.board.record().moment() == before {
            self.tell(GameAction::Report(none));
        }
    }

    /// Plays a move or selects a piece, unless something is pending, which happens at once instead.
    fn answer(&mut self, action: GameAction) {
        if self.finish_step() {
            return;
        }
        if self.is_looking_back() {
            self.tell(GameAction::Report(Message::LookingBack));
        } else if self.is_solved() {
            self.say_over();
        } else {
            let moves = self.board.record().len();
            self.tell(action);
            if self.board.record().len() > moves
                && let Some(m) = self.board.record().last_move()
            {
                self.judge(m);
            }
        }
    }

    fn judge(&mut self, m: Move) {
        let (feedback, rest) = match self.question().answer(m) {
            Ok(Answer::Right) => return self.accept(m, Feedback::Right),
            Ok(Answer::Slower) => (Feedback::Slower, VecDeque::new()),
            Ok(Answer::Wrong(mistake)) => {
                self.is_missed = true;
                let rest = if self.plays_out {
                    mistake.refutation.iter().copied().collect()
                } else {
                    VecDeque::new()
                };
                (Feedback::Wrong(mistake), rest)
            }
            // The board plays legal moves only.
            Err(_) => return,
        };
        let is_wrong = matches!(feedback, Feedback::Wrong(_));
        self.feedback = feedback;
        self.set_stage(Stage::Refuting { rest, is_wrong });
    }

    /// Goes on after a right move, which is on the board already.
    fn accept(&mut self, m: Move, feedback: Feedback) {
        let replies = self.question().replies(m);
        self.line.push(m);
        self.hints = 0;
        let Some((reply, others)) = replies.split_first() else {
            self.feedback = Feedback::Solved;
            self.set_stage(Stage::Solved);
            return;
        };
        self.is_new_reply(*reply);
        for other in others {
            if self.is_new_reply(*other) {
                let line = self.line.iter().chain([other]);
                self.defences.push_back(line.copied().collect());
            }
        }
        self.feedback = feedback;
        self.set_stage(Stage::Replying(*reply));
    }

    /// Returns whether the reply to the line leads to a position for the first time.
    fn is_new_reply(&mut self, reply: Move) -> bool {
        let after = self.position_after(self.line.len()).play(reply);
        let Some(after) = after.ok().filter(|after| !self.known.contains(after)) else {
            return false;
        };
        self.known.push(after);
        true
    }

    fn advance(&mut self) {
        match &mut self.stage {
            Stage::Asking | Stage::Solved => {}
            Stage::Replying(reply) => {
                let reply = *reply;
                self.line.push(reply);
                self.board.apply(GameAction::Play(reply));
                self.feedback = Feedback::None;
                self.set_stage(Stage::Asking);
            }
            Stage::Refuting { rest, .. } => match rest.pop_front() {
                Some(m) => {
                    self.board.apply(GameAction::Play(m));
                    self.step_id += 1;
                }
                None => self.ask(Feedback::TakenBack),
            },
        }
    }

    /// Lets what is pending happen at once: the reply is played, a wrong move is taken back. Returns
    /// whether there was something.
    fn finish_step(&mut self) -> bool {
        match self.stage {
            Stage::Asking | Stage::Solved => return false,
            Stage::Replying(_) => self.advance(),
            Stage::Refuting { .. } => self.ask(Feedback::TakenBack),
        }
        true
    }

    /// Asks the question after the line.
    fn ask(&mut self, feedback: Feedback) {
        self.board.show_line(self.first.position, &self.line);
        self.feedback = feedback;
        self.hints = 0;
        self.set_stage(Stage::Asking);
    }

    fn give_hint(&mut self) {
        self.finish_step();
        self.return_to_question();
        if self.is_solved() {
            self.say_over();
        } else if let Some(hints) = self.question().hints() {
            let last = hints.len() - 1;
            self.feedback = hints
                .get(self.hints.min(last))
                .map_or(Feedback::None, |hint| Feedback::Hint(*hint));
            self.hints += 1;
            self.is_helped = true;
        }
    }

    fn show_solution(&mut self) {
        self.finish_step();
        self.return_to_question();
        if self.is_solved() {
            self.say_over();
        } else if let Some(m) = self.question().solution() {
            self.is_helped = true;
            self.board.apply(GameAction::Play(m));
            self.accept(m, Feedback::Shown);
        }
    }

    fn try_another_defence(&mut self) {
        if let Some(line) = self.defences.pop_front() {
            let reply = line.last().copied();
            self.line = line;
            self.ask(Feedback::None);
            let opponent = !self.first.position.turn();
            if let Some(reply) = reply {
                self.feedback = Feedback::AnotherDefence(opponent, reply);
            }
        }
    }

    fn say_over(&mut self) {
        self.feedback = Feedback::Over;
        // Said again each time.
        self.step_id += 1;
    }

    fn return_to_question(&mut self) {
        if self.is_looking_back() {
            self.board.apply(GameAction::JumpTo(usize::MAX));
        }
    }

    fn set_stage(&mut self, stage: Stage) {
        self.stage = stage;
        self.step_id += 1;
    }
}
