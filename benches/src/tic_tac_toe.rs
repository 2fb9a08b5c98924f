//! The searches of chapters 3 and 4, and their peers, solving tic-tac-toe from the empty board.
//!
//! Every search values the leaves +1, 0 or −1. Every call counts, including the first and the leaves.

use std::hint::black_box;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::clock::Clock;
use alpha_beta::deepening::deepening;
use alpha_beta::move_order::centre_first;
use alpha_beta::transposition::{Table, with_table};
use game::{Board, Counting, Ordered, Value, WinDrawLoss};
use tic_tac_toe::bits::Bits;
use tic_tac_toe::cell::Cell;
use tic_tac_toe::look_ahead::look_ahead;

use crate::in_order::InOrder;
use crate::{by_hand, peers};

/// One search.
pub struct Rung {
    /// The name of the search.
    pub name: &'static str,
    /// Finds the value of the empty board without counting, for timing.
    pub bare: fn() -> i32,
    /// Finds the value and counts the nodes.
    pub counted: fn() -> (i32, u64),
}

/// The course's searches, each with one more idea than the one before.
pub const LADDER: [Rung; 8] = [
    Rung {
        name: "minimax",
        bare: || minimax(black_box(&empty())),
        counted: || counted(empty(), minimax),
    },
    Rung {
        name: "alpha-beta, worst order",
        bare: || open(black_box(&worst_order(empty()))),
        counted: || counted(worst_order(empty()), open),
    },
    Rung {
        name: "alpha-beta, 1 to 9",
        bare: || open(black_box(&empty())),
        counted: || counted(empty(), open),
    },
    Rung {
        name: "alpha-beta, centre first",
        bare: || open(black_box(&centre(empty()))),
        counted: || counted(centre(empty()), open),
    },
    Rung {
        name: "alpha-beta, presorted",
        bare: || open(black_box(&sorted())),
        counted: || counted(sorted(), open),
    },
    Rung {
        name: "… from −1 to 1",
        bare: || narrow(black_box(&sorted())),
        counted: || counted(sorted(), narrow),
    },
    Rung {
        name: "… with a table",
        bare: || remembered(black_box(&sorted())),
        counted: || counted(sorted(), remembered),
    },
    Rung {
        name: "deepening",
        bare: || deepened(black_box(&sorted())),
        counted: || counted(sorted(), deepened),
    },
];

/// The searches for comparison: one specialized for its game, and those of other authors.
pub const PEERS: &[Rung] = &[
    Rung {
        name: "minimax by hand",
        bare: || by_hand::minimax(black_box(0), black_box(0)),
        counted: || by_hand::minimax_counted(0, 0),
    },
    Rung {
        name: "minimax::Negamax",
        bare: peers::negamax,
        counted: peers::negamax_counted,
    },
    Rung {
        name: "minimax::IterativeSearch",
        bare: peers::iterative_search,
        counted: peers::iterative_search_counted,
    },
    #[cfg(feature = "all-peers")]
    Rung {
        name: "board-game's solver",
        bare: crate::board_game::solver,
        counted: crate::board_game::solver_counted,
    },
];

fn empty() -> WinDrawLoss<Bits> {
    WinDrawLoss(Bits::new())
}

fn centre<B: Board<Move = Cell>>(board: B) -> impl Board<Move = Cell> {
    Ordered::new(board, centre_first)
}

/// Returns a board with the same order, without sorting.
fn sorted() -> WinDrawLoss<InOrder<513_792_468>> {
    WinDrawLoss(InOrder(Bits::new()))
}

/// Returns a board with the order that makes alpha-beta visit the most nodes, among all 362 880 fixed orders.
fn worst_order<B: Board<Move = Cell>>(board: B) -> impl Board<Move = Cell> {
    // The cells 2 8 4 6 3 1 7 9 5 in this order: edges, corners, centre.
    const RANKS: [i32; 9] = [5, 0, 4, 2, 8, 3, 6, 1, 7];
    Ordered::new(board, |_, cell| RANKS[cell.index()])
}

fn counted<B: Board>(board: B, search: impl Fn(&Counting<B>) -> i32) -> (i32, u64) {
    let board = Counting::new(board);
    let value = search(&board);
    (value, board.asked().play + 1)
}

fn minimax(board: &impl Board) -> Value {
    look_ahead(board, 9).0
}

fn open(board: &impl Board) -> Value {
    alpha_beta(board, 9, Value::MIN, Value::MAX).0
}

/// Searches with the window −1 to 1. No value is outside this range, so the result is exact.
fn narrow(board: &impl Board) -> Value {
    alpha_beta(board, 9, -1, 1).0
}

fn remembered(board: &(impl Board + Eq + std::hash::Hash)) -> Value {
    with_table(board, 9, -1, 1, &mut Table::new()).0
}

fn deepened(board: &impl Board) -> Value {
    deepening(board, 9, &Clock::boards(u64::MAX)).value
}
