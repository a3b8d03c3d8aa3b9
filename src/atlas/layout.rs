use std::cmp::Ordering;
use std::f64::consts::{FRAC_PI_2, TAU};

use super::seat::{Place, as_f64};
use super::{Graph, Seat, Tier, dance, tier};
use crate::rules::Player;
use crate::solver::smallest_key;

/// How often the seats of all groups are sorted.
const SWEEPS: usize = 8;

/// How much a move that is not the best one pulls its ends together, compared with a best one.
const OTHER_MOVES: f64 = 0.1;

/// How far from a seat a point may be to choose it.
const REACH: f64 = 1.2;

/// The distance of seats one above the other in the gate.
const GATE_STEP: f64 = 1.2;

/// The tier and the seat of every class.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    tiers: Vec<Tier>,
    seats: Vec<Seat>,
}

impl Layout {
    /// Gives each class its seat.
    #[must_use]
    pub fn new(graph: &Graph) -> Self {
        let tiers = tier::tiers(graph);
        let mut layout = Self {
            seats: vec![Seat::default(); tiers.len()],
            tiers,
        };
        layout.seat_gate();
        layout.seat_dance(graph);
        let mut groups = layout.groups(graph);
        for group in &groups {
            layout.seat(group);
        }
        let neighbours = neighbours(graph);
        for _ in 0..SWEEPS {
            for group in &mut groups {
                layout.sort(group, &neighbours);
                layout.seat(group);
            }
            groups.reverse();
        }
        layout
    }

    /// Returns the tier of a class.
    #[must_use]
    pub fn tier(&self, class: usize) -> Option<Tier> {
        self.tiers.get(class).copied()
    }

    /// Returns the tier of each class, in the order of their numbers.
    #[must_use]
    pub fn tiers(&self) -> &[Tier] {
        &self.tiers
    }

    /// Returns the seat of each class, in the order of their numbers.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Returns the class whose seat is nearest to a point, `None` if none is near.
    #[must_use]
    pub fn nearest(&self, point: Seat) -> Option<usize> {
        let distances = self.seats.iter().map(|seat| seat.distance(point));
        let nearest = distances
            .enumerate()
            .min_by(|(_, a), (_, b)| a.total_cmp(b));
        nearest
            .filter(|(_, distance)| *distance <= REACH)
            .map(|(class, _)| class)
    }

    fn members(&self, is_member: impl Fn(Tier) -> bool) -> Vec<usize> {
        let tiers = self.tiers.iter().enumerate();
        tiers
            .filter(|(_, tier)| is_member(**tier))
            .map(|(class, _)| class)
            .collect()
    }

    fn put(&mut self, class: usize, seat: Seat) {
        if let Some(place) = self.seats.get_mut(class) {
            *place = seat;
        }
    }

    /// Seats the start and the even positions with one and two pieces, column by column.
    fn seat_gate(&mut self) {
        for (pieces, columns) in [
            (0, &[-19.6][..]),
            (1, &[-17.2]),
            (2, &[-15.0, -13.85, -12.7]),
        ] {
            let rows: &[f64] = if pieces == 0 {
                &[0.0]
            } else {
                &[GATE_STEP, 0.0, -GATE_STEP]
            };
            let places = columns
                .iter()
                .flat_map(|x| rows.iter().map(|y| Seat { x: *x, y: *y }));
            for (class, seat) in self
                .members(|tier| tier == Tier::Gate { pieces })
                .into_iter()
                .zip(places)
            {
                self.put(class, seat);
            }
        }
    }

    /// Seats the dance in two rings, in which its moves lead round clockwise.
    fn seat_dance(&mut self, graph: &Graph) {
        let members: Vec<bool> = self
            .tiers
            .iter()
            .map(|tier| matches!(tier, Tier::Dance(_)))
            .collect();
        let order = dance::round(graph, &members);
        for (class, position) in graph.positions().iter().enumerate() {
            let radius = match self.tier(class) {
                Some(Tier::Dance(Player::X)) => 3.15,
                Some(Tier::Dance(Player::O)) => 4.15,
                _ => continue,
            };
            let place = order.iter().position(|key| *key == smallest_key(*position));
            let half_step = match position.turn() {
                Player::X => 0.0,
                Player::O => 0.5,
            };
            let turn = (as_f64(place.unwrap_or(0)) + half_step) / as_f64(order.len());
            self.put(class, Seat::polar(radius, FRAC_PI_2 - TAU * turn));
        }
    }

    /// Returns the groups whose seats are sorted, from the rim inwards.
    fn groups(&self, graph: &Graph) -> Vec<Group> {
        let mut groups = Vec::new();
        for (moves, left, right) in TIERS {
            let decided = |winner, stepping| {
                self.members(|tier| {
                    matches!(tier, Tier::Decided { winner: w, stepping: s, moves: m }
                        if w == winner && s == stepping && moves.contains(&m))
                })
            };
            for (winner, flipped) in [(Player::X, false), (Player::O, true)] {
                let members = decided(winner, false);
                groups.push(Group {
                    members: members.into_iter().map(|class| (class, None)).collect(),
                    place: Place::Left(left),
                    flipped,
                });
            }
            let members = decided(Player::X, true);
            groups.push(Group {
                members: members
                    .into_iter()
                    .map(|class| (class, graph.twin(class)))
                    .collect(),
                place: Place::Right(right),
                flipped: false,
            });
        }
        let gap = (GATE_STEP / 8.25).asin();
        for (tier, radius, gap) in [
            (Tier::Arena { pieces: 3 }, 8.25, gap),
            (Tier::Arena { pieces: 4 }, 7.25, 0.0),
            (Tier::Arena { pieces: 5 }, 6.25, 0.0),
            (Tier::Entrance, 5.25, 0.0),
        ] {
            let members = self.members(|other| other == tier);
            groups.push(Group {
                members: members.into_iter().map(|class| (class, None)).collect(),
                place: Place::Ring { radius, gap },
                flipped: false,
            });
        }
        groups
    }

    /// Puts the members of a group onto its seats, in their order.
    fn seat(&mut self, group: &Group) {
        let count = group.members.len();
        for (index, (class, twin)) in group.members.iter().enumerate() {
            let seat = group.place.seat(index, count);
            let seat = if group.flipped { seat.mirrored() } else { seat };
            self.put(*class, seat);
            if let Some(twin) = twin {
                self.put(*twin, seat.mirrored());
            }
        }
    }

    /// Sorts the members of a group by the direction in which their neighbours are.
    fn sort(&self, group: &mut Group, neighbours: &[Vec<(usize, f64)>]) {
        let pull = |class: usize, flipped: bool| {
            let neighbours = neighbours
                .get(class)
                .map_or(&[][..], |list| list.as_slice());
            let mut sum = Seat::default();
            for (neighbour, weight) in neighbours {
                let seat = self.seats.get(*neighbour).copied().unwrap_or_default();
                sum.x += weight * seat.x;
                sum.y += weight * seat.y;
            }
            if flipped { sum.mirrored() } else { sum }
        };
        let direction = |(class, twin): (usize, Option<usize>)| {
            let own = pull(class, group.flipped);
            let other = twin.map_or(Seat::default(), |twin| pull(twin, !group.flipped));
            // Rounded, so that every platform has the same order.
            ((own.y + other.y).atan2(own.x + other.x) * 1e6).round()
        };
        let mut members: Vec<_> = group.members.iter().map(|m| (direction(*m), *m)).collect();
        // Clockwise from the left. The numbers of classes are in the order of their keys.
        members.sort_by(|(a, m), (b, n)| match b.total_cmp(a) {
            Ordering::Equal => m.cmp(n),
            order => order,
        });
        group.members = members.into_iter().map(|(_, member)| member).collect();
    }
}

/// The decided tiers from the rim inwards: moves until the win, the radii of the rows on the left
/// and on the right.
const TIERS: [(std::ops::RangeInclusive<u8>, &[f64], &[f64]); 5] = [
    (0..=0, &[20.25], &[20.25]),
    (
        1..=1,
        &[14.8, 16.07, 17.33, 18.6],
        &[14.7, 15.7, 16.7, 17.7, 18.7],
    ),
    (2..=2, &[12.25, 13.25], &[12.25, 13.25]),
    (3..=3, &[10.8], &[10.8]),
    (4..=5, &[9.8], &[9.8]),
];

/// Classes that share a part of the picture.
struct Group {
    /// Each with the class that is seated opposite, if there is one.
    members: Vec<(usize, Option<usize>)>,
    place: Place,
    /// Whether above and below are swapped.
    flipped: bool,
}

/// Returns the neighbours of each class with the weight of their pull.
fn neighbours(graph: &Graph) -> Vec<Vec<(usize, f64)>> {
    let mut neighbours = vec![Vec::new(); graph.len()];
    for edge in graph.edges() {
        let weight = if edge.is_best { 1.0 } else { OTHER_MOVES };
        for (class, other) in [(edge.from, edge.to), (edge.to, edge.from)] {
            if let Some(list) = neighbours.get_mut(class) {
                list.push((other, weight));
            }
        }
    }
    neighbours
}
