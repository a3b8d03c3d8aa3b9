//! The seats: all distinct, in the tier that the value says, and mirrored where the game is.

use chorus_lapilli::atlas::{Graph, Layout, Seat, Tier};
use chorus_lapilli::rules::Player;

fn atlas() -> (Graph, Layout) {
    let graph = Graph::new();
    let layout = Layout::new(&graph);
    (graph, layout)
}

fn radius(seat: Seat) -> f64 {
    seat.distance(Seat::default())
}

#[test]
fn seats_are_apart_and_within_the_rim() {
    let (_, layout) = atlas();
    let seats = layout.seats();
    assert_eq!(seats.len(), 744);
    for (index, seat) in seats.iter().enumerate() {
        assert!(radius(*seat) < 20.2501);
        for other in &seats[..index] {
            assert!(seat.distance(*other) >= 0.89, "{seat:?} {other:?}");
        }
    }
}

#[test]
fn each_seat_is_the_nearest_to_itself() {
    let (_, layout) = atlas();
    for (class, seat) in layout.seats().iter().enumerate() {
        for (x, y) in [(0.0, 0.0), (0.4, 0.0), (0.0, -0.4), (-0.3, 0.3)] {
            let point = Seat {
                x: seat.x + x,
                y: seat.y + y,
            };
            assert_eq!(layout.nearest(point), Some(class));
        }
    }
    assert_eq!(layout.nearest(Seat { x: 20.0, y: 20.0 }), None);
    assert_eq!(layout.nearest(Seat::default()), None);
}

#[test]
fn decided_positions_sit_further_out_the_sooner_they_end() {
    let (_, layout) = atlas();
    let edges = [
        (0, 20.25, 20.25),
        (1, 14.7, 18.7),
        (2, 12.25, 13.25),
        (3, 10.8, 10.8),
        (4, 9.8, 9.8),
        (5, 9.8, 9.8),
    ];
    for (class, seat) in layout.seats().iter().enumerate() {
        match layout.tier(class).unwrap() {
            Tier::Decided {
                winner,
                stepping,
                moves,
            } => {
                let (_, inner, outer) = edges[usize::from(moves)];
                assert!((inner - 0.001..outer + 0.001).contains(&radius(*seat)));
                assert_eq!(seat.y > 0.0, winner == Player::X);
                assert_eq!(seat.x > 0.0, stepping);
            }
            Tier::Gate { .. } => assert!(seat.x < -12.0 && seat.y.abs() < 1.21),
            _ => assert!(radius(*seat) < 8.251),
        }
    }
}

#[test]
fn a_decided_position_sits_opposite_the_one_with_sides_swapped() {
    let (graph, layout) = atlas();
    let mut twins = 0;
    for (class, seat) in layout.seats().iter().enumerate() {
        if matches!(
            layout.tier(class),
            Some(Tier::Decided { stepping: true, .. })
        ) {
            let twin = layout.seats()[graph.twin(class).unwrap()];
            assert_eq!((twin.x, twin.y), (seat.x, -seat.y));
            twins += 1;
        }
    }
    assert_eq!(twins, 348);
}

#[test]
fn the_moves_of_the_dance_lead_round_clockwise() {
    let (graph, layout) = atlas();
    let turn = |class: usize| {
        let seat = layout.seats()[class];
        // The angle from the top, clockwise, in places; the outer ring is half a place further.
        (seat.x.atan2(seat.y).to_degrees() / 18.0 + 0.25)
            .rem_euclid(20.0)
            .floor()
    };
    let dances = |class| matches!(layout.tier(class), Some(Tier::Dance(_)));
    let moves = graph
        .edges()
        .iter()
        .filter(|edge| edge.keeps_draw && dances(edge.from));
    let places: f64 = moves
        .map(|edge| (turn(edge.to) - turn(edge.from)).rem_euclid(20.0))
        .sum();
    // Twice the 33 moves up to symmetry and sides, which lead on by 98 places beyond the next.
    assert!((places - 2.0 * (33.0 + 98.0)).abs() < 0.5, "{places}");
}

#[test]
fn moves_are_short() {
    let (graph, layout) = atlas();
    let seats = layout.seats();
    let lengths = graph.edges().iter().map(|edge| {
        let weight = if edge.is_best { 1.0 } else { 0.1 };
        weight * seats[edge.from].distance(seats[edge.to])
    });
    // In the order of the keys alone, it would be more than 12,000.
    let sum: f64 = lengths.sum();
    assert!(sum < 10_400.0, "{sum}");
}

#[test]
fn the_seats_are_the_same_in_every_run() {
    assert!(atlas() == atlas());
}
