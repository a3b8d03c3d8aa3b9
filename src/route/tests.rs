use super::*;
use crate::notation::read_position;
use crate::rules::Square;

fn parse(hash: &str) -> Route {
    let Ok(route) = hash.parse();
    route
}

#[test]
fn every_address_is_parsed() {
    for (hash, route) in [
        ("", Route::Play),
        ("#", Route::Play),
        ("#/", Route::Play),
        ("#/play", Route::Play),
        ("#/play/", Route::Game(String::new())),
        ("#/play/b2.a3", Route::Game("b2.a3".into())),
        ("#/play//", Route::Game("/".into())),
        ("#/play/X-:X/b2", Route::Game("X-:X/b2".into())),
        ("#/explore", Route::Explore),
        ("#/explore/", Route::Explore),
        ("#/explore/X-:X", Route::Position("X-:X".into())),
        ("#/explore/<b2>/é", Route::Position("<b2>/é".into())),
        ("#/learn", Route::Learn),
        ("#/learn/", Route::Learn),
        ("#/learn/3", Route::Lesson("3".into())),
        ("#/puzzles", Route::Puzzles),
        ("#/puzzles/X-:X", Route::Puzzle("X-:X".into())),
        ("#/puzzles/2026-11-17", Route::Puzzle("2026-11-17".into())),
        ("#/review", Route::Review),
        ("#/review/X-:X/b2", Route::ReviewOf("X-:X/b2".into())),
        ("#/atlas", Route::Atlas),
        ("#/atlas/", Route::Atlas),
        ("#/atlas/X-:X", Route::AtlasOf("X-:X".into())),
        ("#/atlas/b2.a3", Route::AtlasOf("b2.a3".into())),
        ("#/atlas/X-:X/b2/", Route::AtlasOf("X-:X/b2/".into())),
        ("#/Atlas", Route::Unknown),
        ("#/learnt", Route::Unknown),
        ("#//", Route::Unknown),
        ("#/elsewhere", Route::Unknown),
        ("#/elsewhere/b2", Route::Unknown),
        ("#/Play/b2", Route::Unknown),
        ("#b2", Route::Unknown),
        ("b2", Route::Unknown),
    ] {
        assert_eq!(parse(hash), route, "{hash}");
    }
}

#[test]
fn a_written_route_is_parsed_back() {
    let b2 = Move::Place { to: Square::B2 };
    let game = Route::game(Position::default(), [b2]);
    let start = read_position("X--------:O").unwrap();
    let position = Route::position(Position::default());
    let day = Date::new(2026, 11, 17).unwrap();
    for (route, text) in [
        (Route::Play, "#/"),
        (game, "#/play/b2"),
        (Route::game(start, []), "#/play/X--------:O"),
        (Route::game(start, [b2]), "#/play/X--------:O/b2"),
        (Route::Explore, "#/explore"),
        (position, "#/explore/---------:X"),
        (Route::Learn, "#/learn"),
        (Route::lesson(3), "#/learn/3"),
        (Route::Puzzles, "#/puzzles"),
        (Route::puzzle(start), "#/puzzles/X--------:O"),
        (Route::daily_puzzle(day), "#/puzzles/2026-11-17"),
        (Route::Review, "#/review"),
        (Route::review(start, []), "#/review"),
        (Route::review(start, [b2]), "#/review/X--------:O/b2"),
        (Route::Atlas, "#/atlas"),
        (Route::atlas_at(Position::default()), "#/atlas/---------:X"),
        (Route::atlas_at(start), "#/atlas/X--------:O"),
        (
            Route::atlas_of_game(Position::default(), [b2]),
            "#/atlas/b2",
        ),
        (Route::atlas_of_game(start, [b2]), "#/atlas/X--------:O/b2"),
    ] {
        assert_eq!(route.to_string(), text);
        assert_eq!(parse(text), route);
    }
}

#[test]
fn a_game_without_moves_and_an_unknown_route_lead_to_play() {
    let empty = Route::game(Position::default(), []);
    assert_eq!(empty.to_string(), "#/play/");
    assert_eq!(Route::Unknown.to_string(), "#/");
    for route in [empty, Route::Unknown] {
        assert_eq!(parse(&route.to_string()).screen(), Screen::Play);
    }
}

#[test]
fn a_route_holds_the_legal_beginning_of_its_game() {
    let default = Position::default();
    let moves = read_game("b2 a3").unwrap().moves;
    for hash in [
        "#/play/b2.a3",
        "#/play/b2 a3",
        "#/play/b2.a3.a3",
        "#/play/b2.a3.zz",
        "#/play/---------:X/b2.a3",
    ] {
        assert!(parse(hash).holds(default, &moves), "{hash}");
    }
    for hash in ["#/play/b2", "#/play/b2.a3.c1", "#/play/", "#/", "#/explore"] {
        assert!(!parse(hash).holds(default, &moves), "{hash}");
    }
    for hash in ["#/play/", "#/play/zz", "#/play/zz:X"] {
        assert!(parse(hash).holds(default, &[]), "{hash}");
    }
}

#[test]
fn a_route_holds_the_start_of_its_game() {
    let Game { start, moves } = read_game("X-O-X-O--:X/b1").unwrap();
    assert!(parse("#/play/X-O-X-O--:X/b1").holds(start, &moves));
    assert!(parse("#/play/X-O-X-O--:X/b1.b1").holds(start, &moves));
    assert!(parse("#/play/X-O-X-O--:X/zz").holds(start, &[]));
    assert!(parse("#/play/X-O-X-O--:X").holds(start, &[]));
    assert!(!parse("#/play/X-O-X-O--:X").holds(start, &moves));
    assert!(!parse("#/play/b1").holds(start, &moves));
    assert!(!parse("#/play/X-O-X-O--:X/b1").holds(Position::default(), &moves));
}

#[test]
fn each_route_has_a_screen() {
    for (hash, screen) in [
        ("#/", Screen::Play),
        ("#/play/b2", Screen::Play),
        ("#/elsewhere", Screen::Play),
        ("#/explore", Screen::Explore),
        ("#/explore/X-:X", Screen::Explore),
        ("#/learn/3", Screen::Learn),
        ("#/puzzles/X-:X", Screen::Puzzles),
        ("#/review/b2", Screen::Review),
        ("#/atlas", Screen::Atlas),
        ("#/atlas/X-:X", Screen::Atlas),
    ] {
        assert_eq!(parse(hash).screen(), screen, "{hash}");
        assert_eq!(parse(hash).screen().route().screen(), screen, "{hash}");
    }
}
