//! Counts of the positions, nodes and games of any board.

use std::collections::HashSet;
use std::hash::Hash;

use game::{Board, Player};

use crate::bits::Bits;
use crate::cell::Cell;

/// The size of the whole tree below a board, its root included. Every way to reach a position
/// counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tree {
    /// All nodes.
    pub nodes: u64,
    /// The games that the first player wins.
    pub first: u64,
    /// The games that the second player wins.
    pub second: u64,
    /// The games that end in a draw.
    pub draws: u64,
}

impl Tree {
    /// Returns the number of all games: the leaves of the tree.
    pub fn games(&self) -> u64 {
        self.first + self.second + self.draws
    }
}

/// Counts the whole tree below a board.
// ANCHOR: tree
pub fn tree<B: Board>(board: &B) -> Tree {
    let mut all = Tree {
        nodes: 1,
        ..Tree::default()
    };
    if board.done() {
        match board.evaluate() {
            0 => all.draws = 1,
            1.. => all.first = 1,
            _ => all.second = 1,
        }
    }
    for mv in board.legal_moves() {
        let below = tree(&board.play(mv));
        all.nodes += below.nodes;
        all.first += below.first;
        all.second += below.second;
        all.draws += below.draws;
    }
    all
}
// ANCHOR_END: tree

/// Returns every position that can follow from a board, itself included. Each occurs once, and
/// positions with fewer moves are first.
pub fn positions<B: Board + Eq + Hash>(board: &B) -> Vec<B> {
    let mut seen = HashSet::from([board.clone()]);
    let mut found = vec![board.clone()];
    let mut at = 0;
    while let Some(board) = found.get(at).cloned() {
        for next in board.legal_moves().map(|mv| board.play(mv)) {
            if seen.insert(next.clone()) {
                found.push(next);
            }
        }
        at += 1;
    }
    found
}

/// Returns one of the eight turned and mirrored images of a board: the same one for all eight.
// ANCHOR: canonical
pub fn canonical(board: Bits) -> Bits {
    let turned = |cell: Cell| Cell::at(cell.col(), 2 - cell.row());
    let mirrored = |cell: Cell| Cell::at(cell.row(), 2 - cell.col());
    let mut images = Vec::new();
    let mut image = board;
    for _ in 0..4 {
        images.push(image);
        images.push(moved(image, mirrored));
        image = moved(image, turned);
    }
    let key = |board: &Bits| (board.set(Player::First), board.set(Player::Second));
    images.into_iter().min_by_key(key).unwrap_or(board)
}
// ANCHOR_END: canonical

/// Moves every mark of a board to another cell.
fn moved(board: Bits, to: impl Fn(Cell) -> Option<Cell>) -> Bits {
    let set = |player| {
        let cells = Cell::all().filter(|&cell| board.holder(cell) == Some(player));
        cells
            .filter_map(&to)
            .fold(0, |set, cell| set | 1 << cell.index())
    };
    Bits::of(set(Player::First), set(Player::Second))
}
