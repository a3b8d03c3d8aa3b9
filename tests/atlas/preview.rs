//! The board that is drawn large beside its seat, and the classes of boards that are set up.

use chorus_lapilli::atlas::{HALF_SIZE, Preview, graph, layout};
use chorus_lapilli::rules::{Board, Player, Position, Square};

/// Half the size of the board, and of the ring around its seat.
const BOARD: i32 = 235;
const RING: i32 = 58;

/// Returns the dots of a path.
fn dots(path: &str) -> Vec<(i32, i32)> {
    let dots = path.split('M').skip(1);
    let dot = |dot: &str| {
        let (x, y) = dot.strip_suffix("h1").unwrap().split_once(' ').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    dots.map(dot).collect()
}

#[test]
fn it_stays_within_the_picture_and_beside_its_seat() {
    for (class, seat) in layout().seats().iter().enumerate() {
        let (x, y) = Preview::new(graph(), layout(), class).unwrap().middle;
        assert!(x.abs().max(y.abs()) + BOARD <= HALF_SIZE, "{class}");
        let (away_x, away_y) = (
            (f64::from(x) - 100.0 * seat.x).abs(),
            (f64::from(y) + 100.0 * seat.y).abs(),
        );
        let away = away_x.max(away_y);
        assert!(away >= f64::from(BOARD + RING), "{class}: {away}");
        assert!(away < 500.0, "{class}: {away}");
    }
    assert_eq!(Preview::new(graph(), layout(), graph().len()), None);
}

#[test]
fn its_squares_are_those_of_the_position() {
    for (class, position) in graph().positions().iter().enumerate() {
        let preview = Preview::new(graph(), layout(), class).unwrap();
        let (x, y) = preview.middle;
        let kinds = [None, Some(Player::X), Some(Player::O)];
        for (path, kind) in preview.squares.iter().zip(kinds) {
            let expected = Square::ALL
                .into_iter()
                .filter(|square| position.board().piece(*square) == kind)
                .map(|square| {
                    let (column, row) = (i32::from(square.column()), i32::from(square.row()));
                    (x + 140 * (column - 1), y + 140 * (row - 1))
                });
            assert_eq!(dots(path), expected.collect::<Vec<_>>(), "{class}");
        }
    }
}

#[test]
fn every_board_that_can_be_set_up_has_a_seat() {
    let mut boards = vec![Board::default()];
    for square in Square::ALL {
        let with = |player| boards.iter().map(move |board| board.with(square, player));
        boards = [with(Player::X), with(Player::O)]
            .into_iter()
            .flatten()
            .chain(boards.iter().copied())
            .collect();
    }
    assert_eq!(boards.len(), 19683);
    let positions = boards.iter().flat_map(|board| {
        let sides = [Player::X, Player::O];
        sides.map(|turn| Position::from_setup(*board, turn).ok())
    });
    let mut accepted = 0;
    for position in positions.flatten() {
        let class = graph().class(position).unwrap();
        assert_eq!(graph().positions()[class], position.smallest_look());
        accepted += 1;
    }
    assert_eq!(accepted, 5390);
}
