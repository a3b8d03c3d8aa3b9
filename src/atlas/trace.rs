use super::{Graph, Layout, Tier};
use crate::record::Record;
use crate::review::Review;
use crate::rules::{Outcome, Player, Position};

/// The way of a game through the atlas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The class of the start and of the position after each move.
    classes: Vec<usize>,
    /// Each step between two classes once, in the order in which they were first taken.
    steps: Vec<Step>,
    /// How many moves led to an even position.
    even: usize,
    /// The numbers of the moves that changed the result.
    slips: Vec<usize>,
    end: End,
}

/// A step of a game from one class to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The class before the move.
    pub from: usize,
    /// The class after it.
    pub to: usize,
    /// Whether it changed the result.
    pub is_slip: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Won(Player),
    Drawn,
    Open,
}

impl Trace {
    /// Follows all moves of the game.
    #[must_use]
    pub fn new(graph: &Graph, layout: &Layout, record: &Record) -> Self {
        let positions = record.line_positions();
        let classes: Vec<usize> = positions.filter_map(|p| graph.class(p)).collect();
        let is_even = |class: &&usize| layout.tier(**class).is_some_and(Tier::is_even);
        let review = Review::new(record.start(), record.moves());
        let mut slips = Vec::new();
        let mut steps: Vec<Step> = Vec::new();
        for (pair, reviewed) in classes.windows(2).zip(review.moves()) {
            let is_slip = !reviewed.judgement.keeps_result();
            if is_slip {
                slips.push(reviewed.number());
            }
            if let [from, to] = *pair {
                let step = Step { from, to, is_slip };
                if !steps.contains(&step) {
                    steps.push(step);
                }
            }
        }
        let last = record.line_positions().last();
        let end = match last.map(Position::outcome) {
            Some(Outcome::Won(winner)) => End::Won(winner),
            _ if record.is_draw_claimed() => End::Drawn,
            _ => End::Open,
        };
        Self {
            even: classes.iter().skip(1).filter(is_even).count(),
            classes,
            steps,
            slips,
            end,
        }
    }

    /// Returns the class of the position after this many moves.
    #[must_use]
    pub fn class_at(&self, ply: usize) -> Option<usize> {
        self.classes.get(ply).copied()
    }

    /// Returns each step once, in the order in which they were first taken.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Sums the game up: `22 moves, 16 of them in the arena, then one slip; O won.`
    #[must_use]
    pub fn describe(&self) -> String {
        let moves = self.classes.len().saturating_sub(1);
        let count = match moves {
            0 => return "No moves yet.".into(),
            1 => "1 move".into(),
            moves => format!("{moves} moves"),
        };
        let even = match self.even {
            even if even == moves && moves == 1 => ", in the arena".into(),
            even if even == moves => ", all of them in the arena".into(),
            0 => ", none of them in the arena".into(),
            even => format!(", {even} of them in the arena"),
        };
        let slips = match self.slips.as_slice() {
            [] => ", no slips".into(),
            [slip] if *slip == self.even + 1 => ", then one slip".into(),
            [_] => ", one slip".into(),
            slips => format!(", {} slips", slips.len()),
        };
        let end = match self.end {
            End::Won(winner) => format!("; {winner} won"),
            End::Drawn => "; a draw".into(),
            End::Open => String::new(),
        };
        format!("{count}{even}{slips}{end}.")
    }
}
