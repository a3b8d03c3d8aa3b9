use crate::solver::Value;

/// What a move did to the result of the player who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// It wins as soon as possible.
    Best,
    /// It wins, but later than possible.
    Slower,
    /// It turns a win into a draw.
    WinToDraw,
    /// It turns a win into a loss.
    WinToLoss,
    /// It keeps the draw.
    Kept,
    /// It turns a draw into a loss.
    DrawToLoss,
    /// It loses as late as possible.
    Lost,
    /// It loses sooner than necessary.
    LostSooner,
}

impl Judgement {
    /// All judgements.
    pub const ALL: [Self; 8] = [
        Self::Best,
        Self::Slower,
        Self::WinToDraw,
        Self::WinToLoss,
        Self::Kept,
        Self::DrawToLoss,
        Self::Lost,
        Self::LostSooner,
    ];

    /// Returns the judgement of a move with this value where the best move has the value `best`.
    #[must_use]
    pub fn new(best: Value, value: Value) -> Self {
        match (best, value) {
            (Value::Win(_), Value::Win(_)) if value < best => Self::Slower,
            (Value::Win(_), Value::Win(_)) => Self::Best,
            (Value::Win(_), Value::Draw) => Self::WinToDraw,
            (Value::Win(_), Value::Loss(_)) => Self::WinToLoss,
            (Value::Draw, Value::Loss(_)) => Self::DrawToLoss,
            (Value::Draw, Value::Draw | Value::Win(_)) => Self::Kept,
            (Value::Loss(_), Value::Loss(_)) if value < best => Self::LostSooner,
            (Value::Loss(_), _) => Self::Lost,
        }
    }

    /// Returns `true` if the result is still the same after the move.
    #[must_use]
    pub const fn keeps_result(self) -> bool {
        self.severity() == 0
    }

    /// Returns how bad the change of the result is, 0 if there is none.
    pub(super) const fn severity(self) -> u8 {
        match self {
            Self::Best | Self::Slower | Self::Kept | Self::Lost | Self::LostSooner => 0,
            Self::WinToDraw => 1,
            Self::DrawToLoss => 2,
            Self::WinToLoss => 3,
        }
    }

    /// Returns the name for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Slower => "slower",
            Self::WinToDraw => "win-to-draw",
            Self::WinToLoss => "win-to-loss",
            Self::Kept => "kept",
            Self::DrawToLoss => "draw-to-loss",
            Self::Lost => "lost",
            Self::LostSooner => "lost-sooner",
        }
    }

    /// Returns the words for people.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Slower => "later",
            Self::WinToDraw => "let slip",
            Self::WinToLoss => "threw away",
            Self::Kept => "kept",
            Self::DrawToLoss => "lost",
            Self::Lost => "nothing to do",
            Self::LostSooner => "lost sooner",
        }
    }

    /// Returns the sign beside the move; nothing where there was nothing to do.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Best => "!",
            Self::Slower => "!?",
            Self::WinToDraw => "?!",
            Self::WinToLoss => "??",
            Self::Kept => "=",
            Self::DrawToLoss => "?",
            Self::Lost | Self::LostSooner => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_judgement_follows_from_two_values() {
        use Value::{Draw, Loss, Win};
        for (best, value, judgement) in [
            (Win(3), Win(3), Judgement::Best),
            (Win(3), Win(5), Judgement::Slower),
            (Win(1), Draw, Judgement::WinToDraw),
            (Win(9), Loss(2), Judgement::WinToLoss),
            (Draw, Draw, Judgement::Kept),
            (Draw, Loss(8), Judgement::DrawToLoss),
            (Loss(4), Loss(4), Judgement::Lost),
            (Loss(4), Loss(2), Judgement::LostSooner),
        ] {
            assert_eq!(Judgement::new(best, value), judgement);
        }
    }

    #[test]
    fn names_and_words_differ() {
        let names: HashSet<_> = Judgement::ALL.map(Judgement::name).into();
        let words: HashSet<_> = Judgement::ALL.map(Judgement::words).into();
        assert_eq!((names.len(), words.len()), (8, 8));
    }
}
