//! A transposition table: it stores the results for a position until another order of moves reaches
//! the position again.
//!
//! Greenblatt, Eastlake and Crocker's chess program of 1967 had one (*AFIPS Fall Joint Computer
//! Conference* 31, 801–810).
//!
//! You can use `self.entry(board)`, an `Option<&Entry>`, and
//! `self.entries.insert(board.clone(), entry)`.

use std::collections::HashMap;
use std::hash::Hash;

use call_trace::traced;
use game::{Board, Player, Value};

/// The meaning of the value that a search with a window has found, for the true value v of a
/// position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// v is the value found.
    Exact,
    /// v is the value found, or more: the value is beta or above.
    AtLeast,
    /// v is the value found, or less: the value is alpha or below.
    AtMost,
}

/// The table's entry for a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry<M> {
    /// The number of moves that the search looked ahead.
    pub depth: u32,
    /// The value that the search returned.
    pub value: Value,
    /// The meaning of that value.
    pub bound: Bound,
    /// The move that the search recommended.
    pub recommended: Option<M>,
}

/// The table's answer to a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Probe<M> {
    /// The search may return this value and this move at once.
    Answer(Value, Option<M>),
    /// The search must continue with this window: the original one, or one narrowed by a bound.
    Open {
        /// The lower end.
        alpha: Value,
        /// The upper end.
        beta: Value,
    },
}

/// The table. Positions are its keys, so its boards must be comparable and hashable.
#[derive(Debug, Clone)]
pub struct Table<B: Board + Eq + Hash> {
    entries: HashMap<B, Entry<B::Move>>,
}

impl<B: Board + Eq + Hash> Default for Table<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: Board + Eq + Hash> Table<B> {
    /// Creates an empty table.
    pub fn new() -> Self {
        Self {
            entries: HashMap::new(),
        }
    }

    /// Returns the entry for a position, or `None` if there is no entry.
    pub fn entry(&self, board: &B) -> Option<&Entry<B::Move>> {
        self.entries.get(board)
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns whether the table is empty.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the table's answer to a search of `board` with this depth and window.
    ///
    /// An entry from a search of less than `depth` moves is not used. An entry from a deeper search
    /// is as good as one from the same depth. An exact value is the answer. A bound narrows the
    /// window, and is the answer if it closes the window. Instead of a value that is at least
    /// `beta`, the answer may also be `beta`, and instead of one that is at most `alpha`, `alpha`.
    /// The caller's window is not empty: `alpha < beta`.
    pub fn probe(&self, board: &B, depth: u32, alpha: Value, beta: Value) -> Probe<B::Move> {
        todo!("what the table can say to this question")
    }

    /// Stores the result of a search of `board` with this depth and window, and the meaning of its
    /// value.
    ///
    /// The result replaces an entry from a less deep search, and also an entry of the same depth
    /// that is only a bound. (But if the old entry and the result are bounds of the same depth and
    /// kind, and the old bound is the tighter one, it may stay.) In every other case the old entry
    /// may stay or be replaced. The tests check the table, and count the boards of tic-tac-toe.
    pub fn store(
        &mut self,
        board: &B,
        depth: u32,
        alpha: Value,
        beta: Value,
        (value, recommended): (Value, Option<B::Move>),
    ) {
        todo!("keep what was found, and what it says of the true value")
    }
}

/// Runs [`alpha_beta`](crate::alpha_beta::alpha_beta) with a table. Given.
///
/// With a new table, the value and the move have the same meaning as in `alpha_beta` if the search
/// reaches the end of every game, or if a position shows how many moves were made, as in
/// tic-tac-toe. If a game can reach one position after different numbers of moves, an entry may be
/// from a deeper search than this call would make, and the value may then be the deeper one. The
/// same is true for a table that other searches have filled. If such a table narrows the window of
/// the first board, the recommended move may be one that is merely not proved to be worse.
#[traced(skip(board, table), window(alpha, beta), depth(depth))]
pub fn with_table<B: Board + Eq + Hash>(
    board: &B,
    depth: u32,
    alpha: Value,
    beta: Value,
    table: &mut Table<B>,
) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (board.evaluate(), None);
    }
    let (mut low, mut high) = match table.probe(board, depth, alpha, beta) {
        Probe::Answer(value, recommended) => return (value, recommended),
        Probe::Open { alpha, beta } => (alpha, beta),
    };
    let mut best_value = board.worst_case();
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let (value, _reply) = with_table(&board.play(try_it), depth - 1, low, high, table);
        if board.better(value, best_value) {
            best_value = value;
            recommended = Some(try_it);
        }
        match board.to_move() {
            Player::First => low = low.max(best_value),
            Player::Second => high = high.min(best_value),
        }
        if low >= high {
            break;
        }
    }
    // The original window, not the narrowed one, determines the meaning of the value.
    table.store(board, depth, alpha, beta, (best_value, recommended));
    (best_value, recommended)
}
