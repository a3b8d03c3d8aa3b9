use super::{Note, Question, ReviewAction, ReviewState};
use crate::exercise::{Exercise, Goal};
use crate::game::{GameAction, Message};
use crate::practice::{Practice, PracticeAction};

impl ReviewState {
    /// Does what the action says.
    pub(super) fn apply(&mut self, action: ReviewAction) {
        let before = self.clone();
        let repeats = action == ReviewAction::Board(GameAction::RepeatMessage);
        // Reading out again includes the note.
        if !repeats {
            self.note = None;
        }
        match action {
            ReviewAction::Board(action) => self.act_on_board(action),
            ReviewAction::Advance => self.practise(PracticeAction::Advance),
            ReviewAction::Ask(number) => self.ask(number),
            ReviewAction::Resume => self.return_to_question(),
            ReviewAction::Show => {
                self.return_to_question();
                self.practise(PracticeAction::Solution);
            }
            ReviewAction::Next => {
                if let Some(point) = self.next_point() {
                    self.ask(point.number());
                } else {
                    self.question = None;
                    self.note = Some(Note::End);
                }
            }
            ReviewAction::SetSide(side) => self.side = side,
            ReviewAction::Open(text) => {
                let mut opened = Self::from_text(&text, self.board.record());
                // The board knows only the moves.
                if opened.record().start() == self.record().start()
                    && opened.moves() == self.moves()
                {
                    (opened.human, opened.side) = (self.human, self.human);
                }
                opened.action_id = self.action_id;
                *self = opened;
            }
        }
        if let Some(question) = &self.question {
            let number = question.reviewed.number();
            if question.practice.is_solved() && !self.answered.contains(&number) {
                self.answered.push(number);
            }
        }
        // What has changed nothing is not announced.
        if repeats || *self != before {
            self.action_id += 1;
        }
    }

    fn act_on_board(&mut self, action: GameAction) {
        let walks = matches!(
            action,
            GameAction::Undo
                | GameAction::Redo
                | GameAction::LookBack
                | GameAction::LookForward
                | GameAction::JumpTo(_)
        );
        if walks {
            self.walk(action);
        } else if self.asked().is_some() {
            self.practise(PracticeAction::Board(action));
        } else if matches!(action, GameAction::Click(_) | GameAction::Play(_)) {
            self.note = Some(match self.question {
                Some(_) => Note::Left,
                None => Note::NoQuestion,
            });
        } else {
            let is_known = matches!(
                action,
                GameAction::RepeatMessage
                    | GameAction::ReadBoard
                    | GameAction::CancelSelection
                    | GameAction::Report(_)
            );
            self.board.apply(if is_known {
                action
            } else {
                GameAction::Report(Message::OnPlayOnly)
            });
        }
    }

    /// Looks at another moment of the game; a question that stands can be resumed.
    fn walk(&mut self, action: GameAction) {
        match &mut self.question {
            Some(question) if !question.practice.is_solved() => {
                question.is_left = true;
                if question.practice.pending_step().is_some() {
                    // Takes the wrong move back.
                    let undo = PracticeAction::Board(GameAction::Undo);
                    question.practice.apply(undo);
                }
            }
            _ => self.question = None,
        }
        self.board.apply(match action {
            GameAction::Undo => GameAction::LookBack,
            GameAction::Redo => GameAction::LookForward,
            action => action,
        });
    }

    fn practise(&mut self, action: PracticeAction) {
        if let Some(question) = &mut self.question {
            question.practice.apply(action);
        }
    }

    fn ask(&mut self, number: usize) {
        let mut points = self.review.turning_points().into_iter();
        let Some(reviewed) = points.find(|point| point.number() == number) else {
            return;
        };
        let exercise = Exercise {
            position: reviewed.position,
            goal: Goal::Keep,
        };
        self.board.apply(GameAction::JumpTo(reviewed.ply));
        self.question = Some(Question {
            reviewed,
            practice: Practice::new(exercise, true),
            is_left: false,
        });
    }

    fn return_to_question(&mut self) {
        if let Some(question) = &mut self.question {
            question.is_left = false;
            self.board.apply(GameAction::JumpTo(question.reviewed.ply));
        }
    }
}
