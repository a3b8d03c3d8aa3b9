//! A game to be traced in the atlas.

/// Through the gate into the dance, and round in it; the one slip is X's ninth move, the 17th of all.
/// No position comes up twice, not even turned or mirrored.
pub const TRACED: &str = "c2.b2.c1.c3.a1.b1.c2-b3.b2-a2.a1-b2.a2-a3.b2-a1.b1-c2.a1-b1.c3-b2.b1-a2.\
                          b2-a1.c1-b2.a1-b1.b2-a1.c2-b2.b3-c3.a3-b3";

/// The sentence about it.
pub const SENTENCE: &str = "22 moves, 16 of them in the arena, then one slip; O won.";
