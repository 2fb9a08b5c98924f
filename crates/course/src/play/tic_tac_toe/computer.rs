//! The computer as a player: the alpha-beta of chapter 4, on the board of chapter 3.

use std::fmt;

use alpha_beta::alpha_beta::alpha_beta;
use call_trace::Trace;
use game::{Board, Player, Value, Watched};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;

/// Looks ahead, and picks one of the best moves at random.
pub(super) struct Computer {
    pub(super) depth: u32,
    random: fastrand::Rng,
    /// Whether the searches are recorded.
    records: bool,
}

/// The move that was chosen, and the search that led to it, where it was recorded.
pub(super) struct Choice {
    pub(super) cell: Cell,
    pub(super) search: Option<Trace>,
}

impl Computer {
    /// The same seed makes the same choices.
    pub(super) fn new(depth: u32, seed: u64, records: bool) -> Self {
        Self {
            depth,
            random: fastrand::Rng::with_seed(seed),
            // In a release build there is nothing to record with.
            records: records && call_trace::TRACING,
        }
    }

    /// A move that no other is better than, as far as the computer looks; none when the game is
    /// over.
    ///
    /// The search keeps the first of several equal moves. Offered in a random order, each of them
    /// is equally likely to be the first.
    pub(super) fn choose(&mut self, board: Bits) -> Option<Choice> {
        let mut order: Vec<Cell> = Cell::all().collect();
        self.random.shuffle(&mut order);
        let board = Shuffled {
            board,
            order: &order,
        };
        let (cell, search) = if self.records {
            let watched = Watched::new(board);
            let ((_, cell), trace) = call_trace::record(|| search(&watched, self.depth));
            (cell, Some(trace))
        } else {
            (search(&board, self.depth).1, None)
        };
        cell.map(|cell| Choice { cell, search })
    }
}

fn search<B: Board>(board: &B, depth: u32) -> (Value, Option<B::Move>) {
    alpha_beta(board, depth, Value::MIN, Value::MAX)
}

/// A board that offers its moves in an order of its own.
#[derive(Clone, Copy)]
struct Shuffled<'o> {
    board: Bits,
    order: &'o [Cell],
}

impl Board for Shuffled<'_> {
    type Move = Cell;

    fn to_move(&self) -> Player {
        self.board.to_move()
    }

    fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        let free = |cell: &Cell| self.board.holder(*cell).is_none();
        let done = self.board.done();
        let cells = if done { &[] } else { self.order };
        cells.iter().copied().filter(free)
    }

    fn play(&self, cell: Cell) -> Self {
        Self {
            board: self.board.play(cell),
            ..*self
        }
    }

    fn done(&self) -> bool {
        self.board.done()
    }

    fn evaluate(&self) -> Value {
        self.board.evaluate()
    }

    fn worst_case(&self) -> Value {
        self.board.worst_case()
    }
}

impl fmt::Display for Shuffled<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.board, f)
    }
}

impl fmt::Debug for Shuffled<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board, f)
    }
}
