//! A transposition table: what was found out about a position is kept for when another order of
//! moves leads to it again.
//!
//! Greenblatt, Eastlake and Crocker's chess program of 1967 had one (*AFIPS Fall Joint Computer
//! Conference* 31, 801–810).
//!
//! You can use `self.entry(board)`, an `Option<&Entry>`, and `self.entries.insert(board.clone(), entry)`.

use std::collections::HashMap;
use std::hash::Hash;

use call_trace::traced;
use game::{Board, Player, Value};

/// What a search with a window found out about the value v of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bound {
    /// v is the value found.
    Exact,
    /// v is the value found, or more: the search stopped at beta.
    AtLeast,
    /// v is the value found, or less: nothing came above alpha.
    AtMost,
}

/// What the table keeps for a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry<M> {
    /// How many moves deep the search looked.
    pub depth: u32,
    /// What it returned.
    pub value: Value,
    /// What that says.
    pub bound: Bound,
    /// The move it recommended.
    pub recommended: Option<M>,
}

/// What a table says to a search that asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Probe<M> {
    /// The search may return this at once.
    Answer(Value, Option<M>),
    /// It must go on, with this window: as it was, or narrowed by a bound.
    Open {
        /// The lower end.
        alpha: Value,
        /// The upper end.
        beta: Value,
    },
}

/// The table. Positions are its keys, so it needs boards that can be compared and hashed.
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
    /// An empty table.
    pub fn new() -> Self {
        Self {
            entries: HashMap::new(),
        }
    }

    /// What is kept for a position.
    pub fn entry(&self, board: &B) -> Option<&Entry<B::Move>> {
        self.entries.get(board)
    }

    /// How many positions something is kept for.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing is kept yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What the table says to a search of `board` with this depth and window.
    ///
    /// An entry that looked less than `depth` moves deep says nothing; one that looked deeper serves
    /// as well as one that looked as deep. An exact value is the answer. A bound narrows the window,
    /// and is the answer where it closes it. The window that is handed in is open: `alpha < beta`.
    pub fn probe(&self, board: &B, depth: u32, alpha: Value, beta: Value) -> Probe<B::Move> {
        todo!("what the table can say to this question")
    }

    /// Keeps what a search of `board` with this depth and window returned, and what that says.
    ///
    /// It replaces an entry that looked less deep, or just as deep but found only a bound. The tests
    /// look into the table, count the boards of tic-tac-toe, and do not ask whether an entry that says more
    /// is replaced.
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

/// [`alpha_beta`](crate::alpha_beta::alpha_beta) with a table. Given.
///
/// With a new table the value means what it means there, and the move does too, if the search goes
/// to the end of every game, or if a position tells how many moves were made, as in tic-tac-toe.
/// Where one position is reached after different numbers of moves, an entry may have looked deeper
/// than this call would: then the value may be that of a deeper look. So it is with a table that
/// other searches have filled; and where that one narrows the window of the first board, the move
/// may be one that is only not proved to be worse.
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
    // The window asked for, not the narrowed one, says what the value means.
    table.store(board, depth, alpha, beta, (best_value, recommended));
    (best_value, recommended)
}
