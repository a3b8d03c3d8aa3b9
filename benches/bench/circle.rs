/// The moves of a long game.
pub const LONG: usize = 2_000;

/// Legal steps, each as the piece and its target by their index, that lead back to where all
/// pieces stand after a placement on each of the first six squares in turn.
pub const CIRCLE: [[usize; 2]; 12] = [
    [4, 7],
    [3, 6],
    [0, 4],
    [5, 8],
    [4, 0],
    [8, 5],
    [2, 4],
    [1, 3],
    [4, 2],
    [3, 1],
    [7, 4],
    [6, 3],
];

/// A game of so many moves that places and then goes in circles, as it stands in its link.
pub fn game(moves: usize) -> String {
    let placed = ["a3", "b3", "c3", "a2", "b2", "c2"].map(str::to_owned);
    let names = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
    let circle = CIRCLE.map(|[from, to]| format!("{}-{}", names[from], names[to]));
    let game = placed.into_iter().chain(circle.into_iter().cycle());
    game.take(moves).collect::<Vec<String>>().join(".")
}
