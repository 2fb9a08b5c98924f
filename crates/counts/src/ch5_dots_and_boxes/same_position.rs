//! The savings of a memo, by its key.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use charts::Table;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::{Board, Player, Value};

use crate::counted::{row, table};

/// Counts the calls of a search of whole games with a memo, and the entries of the memo. The values do not matter for these
/// counts: every open line of a position is tried once, whatever the values are.
///
/// Two positions are the same if `key` returns the same for both.
pub fn calls<K: Eq + Hash>(board: &Dots, key: fn(&Dots) -> K) -> [u64; 2] {
    let mut known = HashSet::new();
    let calls = visit(board, key, &mut known);
    [calls, known.len() as u64]
}

fn visit<K: Eq + Hash>(board: &Dots, key: fn(&Dots) -> K, known: &mut HashSet<K>) -> u64 {
    if known.contains(&key(board)) {
        return 1;
    }
    let lines = board.legal_moves();
    let calls: u64 = lines.map(|line| visit(&board.play(line), key, known)).sum();
    known.insert(key(board));
    calls + 1
}

/// Returns the number of nodes in the whole tree: the orders of `lines` lines, and all their beginnings.
pub fn without_a_memo(lines: u64) -> u64 {
    (1..=lines).fold(1, |nodes, lines| lines * nodes + 1)
}

/// The parts of a position that must be in the key of a memo, if the memo stores the value of the rest of the game for the player
/// to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// The drawn lines.
    pub lines: bool,
    /// The boxes that each player has taken.
    pub taken: bool,
    /// The player to move.
    pub mover: bool,
    /// The order in which the lines were drawn.
    pub order: bool,
}

/// Finds the necessary parts in all games of `1x2`, after each of their lines. A part is necessary if two positions differ in it
/// and the rest of the game has a different value. The two positions must have the same lines. To test the lines themselves, they
/// must have the same boxes taken and the same player to move.
pub fn key() -> Key {
    let mut places = Vec::new();
    collect(
        &Dots::new(Size { rows: 1, cols: 2 }),
        &mut Vec::new(),
        &mut places,
    );
    Key {
        lines: differ(
            &places,
            |it| (it.board.taken, it.board.to_move),
            |it| it.board.drawn,
        ),
        taken: differ(&places, |it| it.board.drawn, |it| it.board.taken),
        mover: differ(&places, |it| it.board.drawn, |it| it.board.to_move),
        order: differ(&places, |it| it.board.drawn, |it| it.order.clone()),
    }
}

/// A position, its lines in the order in which they were drawn, and the value of the rest of the game for the player to move.
struct Place {
    board: Dots,
    order: Vec<Line>,
    rest: Value,
}

/// Returns whether two places that agree in `same` but not in `part` have different values for the rest of the game.
///
/// # Panics
/// If no two places agree in `same` and differ in `part`, since the answer would then be meaningless.
fn differ<S: Eq + Hash, P: Eq + Hash>(
    places: &[Place],
    same: impl Fn(&Place) -> S,
    part: impl Fn(&Place) -> P,
) -> bool {
    let mut alike: HashMap<S, (HashSet<P>, HashSet<Value>)> = HashMap::new();
    for place in places {
        let (parts, rests) = alike.entry(same(place)).or_default();
        parts.insert(part(place));
        rests.insert(place.rest);
    }
    let compared = alike.values().filter(|(parts, _)| parts.len() > 1);
    let rests: Vec<usize> = compared.map(|(_, rests)| rests.len()).collect();
    assert!(!rests.is_empty(), "no two positions differ in this alone");
    rests.into_iter().any(|values| values > 1)
}

/// Collects a position and all positions after it. Returns the final margin of the first player under best play.
fn collect(board: &Dots, order: &mut Vec<Line>, places: &mut Vec<Place>) -> Value {
    let first = board.to_move() == Player::First;
    let mut best = None;
    for line in board.legal_moves() {
        order.push(line);
        let margin = collect(&board.play(line), order, places);
        order.pop();
        best = Some(best.map_or(margin, |best: Value| {
            if first {
                best.max(margin)
            } else {
                best.min(margin)
            }
        }));
    }
    let margin = best.unwrap_or_else(|| board.evaluate());
    let rest = margin - board.evaluate();
    places.push(Place {
        board: *board,
        order: order.clone(),
        rest: if first { rest } else { -rest },
    });
    margin
}

/// Counts calls and entries by key.
pub(crate) fn calls_by_key() -> Table {
    let sizes = [(1, 2), (1, 3), (2, 2), (2, 3)];
    let rows = sizes.map(|(rows, cols)| {
        let board = Dots::new(Size { rows, cols });
        let [whole, whole_kept] = calls(&board, |board| *board);
        let score = |board: &Dots| (board.drawn, board.evaluate());
        let [score, _] = calls(&board, score);
        let [mover, _] = calls(&board, |board| (board.drawn, board.to_move));
        let [lines, lines_kept] = calls(&board, |board| board.drawn);
        let none = without_a_memo(board.size.lines() as u64);
        row(
            board.size.to_string(),
            [none, whole, score, mover, lines, whole_kept, lines_kept],
        )
    });
    table(
        "size | no memo | key: the whole position | lines and score | lines and mover | the lines \
         | kept: whole positions | kept: lines",
        rows,
    )
}
