//! What a memo saves, by what it is asked for.

use std::collections::HashSet;
use std::hash::Hash;

use dots_and_boxes::dots::Dots;
use dots_and_boxes::size::Size;
use game::Board;
use words::{row, table};

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

/// Calls and entries by key.
pub(crate) fn calls_by_key() -> String {
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
            board.size,
            [none, whole, score, mover, lines, whole_kept, lines_kept],
        )
    });
    table(
        "size | no memo | key: the whole position | lines and score | lines and mover | the lines \
         | kept: whole positions | kept: lines",
        rows,
    )
}
