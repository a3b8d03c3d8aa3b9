//! The way of a game through the atlas.

use std::collections::BTreeSet;

use chorus_lapilli::atlas::{Graph, Layout, Tier, Trace, TracePaths};
use chorus_lapilli::notation::read_game;
use chorus_lapilli::players::Players;
use chorus_lapilli::record::Record;

use crate::traced_game::{SENTENCE, TRACED};

/// Returns the record of a game between two people, at its end.
pub fn record(game: &str) -> Record {
    let game = read_game(game).unwrap();
    Record::from_moves(game.start, game.moves, Players::default())
}

fn atlas() -> (Graph, Layout) {
    let graph = Graph::new();
    let layout = Layout::new(&graph);
    (graph, layout)
}

#[test]
fn a_sentence_sums_the_game_up() {
    let (graph, layout) = atlas();
    for (game, sentence) in [
        ("", "No moves yet."),
        ("b2", "1 move, in the arena, no slips."),
        ("b2 a3", "2 moves, all of them in the arena, no slips."),
        ("b3 a1", "2 moves, 1 of them in the arena, then one slip."),
        (
            "XX--O-O--:X/c3",
            "1 move, none of them in the arena, no slips; X won.",
        ),
        (
            "a3 b2 c2 b3 a1 a2",
            "6 moves, 2 of them in the arena, 2 slips.",
        ),
        (
            "c2 a1 b3 b2 c3 a2 b3-a3 b2-b3 c3-b2 b3-c3 c2-c1",
            "11 moves, 1 of them in the arena, then one slip; X won.",
        ),
    ] {
        let trace = Trace::new(&graph, &layout, &record(game));
        assert_eq!(trace.describe(), sentence, "{game}");
    }
}

#[test]
fn the_game_of_the_picture_slips_once_and_comes_to_no_seat_twice() {
    let (graph, layout) = atlas();
    let record = record(TRACED);
    let trace = Trace::new(&graph, &layout, &record);
    assert_eq!(trace.describe(), SENTENCE);
    let slips = trace.steps().iter().map(|step| step.is_slip);
    assert!(slips.eq((1..=22).map(|number| number == 17)));
    let dances = |ply| {
        let tier = trace.class_at(ply).and_then(|class| layout.tier(class));
        matches!(tier, Some(Tier::Dance(_)))
    };
    assert!((8..=16).all(dances), "round in the dance");
    let seats: BTreeSet<usize> = (0..=22).filter_map(|ply| trace.class_at(ply)).collect();
    assert_eq!(seats.len(), 23);
}

#[test]
fn a_draw_is_told_wherever_the_game_is_looked_at() {
    let (graph, layout) = atlas();
    let round = "a3-b3 a2-a3 b3-b2 a3-b3 b2-a3 b3-a2";
    let game = record(&format!("a3 a2 b1 c2 c1 a1 {round} {round}"));
    let drawn = game.claim_draw().unwrap();
    for record in [drawn.jump_to(3), drawn] {
        let sentence = Trace::new(&graph, &layout, &record).describe();
        assert!(sentence.ends_with("; a draw."), "{sentence}");
    }
}

#[test]
fn each_position_of_the_game_has_its_class() {
    let (graph, layout) = atlas();
    let record = record("a2 c1 b2 a3 c3 b3 b2-c2 b3-b2");
    let trace = Trace::new(&graph, &layout, &record);
    for (ply, position) in record.line_positions().enumerate() {
        assert_eq!(trace.class_at(ply), graph.class(position));
    }
    assert_eq!(trace.class_at(9), None);
    let slips: Vec<bool> = trace.steps().iter().map(|step| step.is_slip).collect();
    assert_eq!(slips, [false, true, true, true, false, false, true, false]);
}

#[test]
fn a_step_that_is_repeated_is_drawn_once() {
    let (graph, layout) = atlas();
    let round = " a3-b3 a2-a3 b3-b2 a3-b3 b2-a3 b3-a2";
    let once = record(&format!("a3 a2 b1 c2 c1 a1{round}"));
    let often = record(&format!("a3 a2 b1 c2 c1 a1{}", round.repeat(300)));
    let [once, often] = [once, often].map(|record| {
        let trace = Trace::new(&graph, &layout, &record);
        TracePaths::new(&graph, &layout, trace.steps())
    });
    assert_eq!(once, often);
    let slips = once.steps.iter().filter(|step| step.is_slip).count();
    assert!(0 < slips && slips < once.steps.len());
}
