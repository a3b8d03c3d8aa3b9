/// The number of moves of a long game.
pub const LONG: usize = 2_000;

/// Legal steps, each as the piece and its target by their index, that lead back to the position after
/// a placement on each of the first six squares.
pub const STEPS: [[usize; 2]; 12] = [
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

/// Returns a link's text for a game of this many moves: six placements, then the steps over and over.
pub fn game(moves: usize) -> String {
    let placements = ["a3", "b3", "c3", "a2", "b2", "c2"].map(str::to_owned);
    let names = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
    let steps = STEPS.map(|[from, to]| format!("{}-{}", names[from], names[to]));
    let game = placements.into_iter().chain(steps.into_iter().cycle());
    game.take(moves).collect::<Vec<String>>().join(".")
}
