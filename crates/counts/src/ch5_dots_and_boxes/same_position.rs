//! What a memo saves, by what it is asked for.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;

use charts::Table;
use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::{Line, Size};
use game::{Board, Player, Value};

use crate::counted::{row, table};

/// Calls of a search with a memo of whole games, and entries kept. Values do not matter for that:
/// every open line of a position is tried once, however the search values it.
///
/// `key` says what must be the same for two positions to be the same.
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

/// Nodes of the whole tree: of `lines` lines in every order, and of every part of an order.
pub fn without_a_memo(lines: u64) -> u64 {
    (1..=lines).fold(1, |nodes, lines| lines * nodes + 1)
}

/// What of a position has to be in the key of a memo that keeps what the rest is worth to the player who moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// The lines that are drawn.
    pub lines: bool,
    /// The boxes that each player has taken.
    pub taken: bool,
    /// Who moves.
    pub mover: bool,
    /// The order in which the lines were drawn.
    pub order: bool,
}

/// Looked for in all games of `1x2`, up to each of their lines: something must be in the key if two positions that differ
/// in it have rests of different values. The two have the same lines; or, where the lines are asked about, the same boxes
/// taken and the same player to move.
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

/// A position, the lines in the order in which they were drawn, and what the rest is worth to the player who moves.
struct Place {
    board: Dots,
    order: Vec<Line>,
    rest: Value,
}

/// Whether two places that are alike in `same`, and not in `part`, have different rests.
///
/// # Panics
/// When no two of them are alike in the one and not in the other, since that would say nothing.
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

/// Collects a position and all that follow it; gives the margin with which the best play ends, as the first player sees it.
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

/// Calls and entries by key.
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
