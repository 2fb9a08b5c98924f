//! The ladder: the savings of each technique of chapter 4 in Connect Four.
//!
//! Every search finds the value of a position, for example of the empty board, as +1, 0 or −1. A node is a board, including the
//! first board and the leaves.

use std::collections::HashMap;
use std::hash::Hash;

use alpha_beta::alpha_beta::alpha_beta;
use alpha_beta::transposition::{Table, with_table};
use game::{Board, Counting, Ordered, Value, WinDrawLoss};
use tic_tac_toe::look_ahead::look_ahead;

use crate::bits::Bits;
use crate::board::ConnectFour;
use crate::column::Column;
use crate::order::centre_first;
use crate::size::Size;
use crate::solver::{Solution, Solver};

/// One technique.
#[derive(Debug, Clone, Copy)]
pub struct Rung {
    /// The name of the technique.
    pub name: &'static str,
    /// Finds the value of a position.
    pub solve: fn(&ConnectFour) -> Solution,
    /// Computes the number of nodes without a search, or returns `None` if that is impossible.
    pub nodes: fn(&ConnectFour) -> Option<u64>,
}

/// The techniques, each with one idea more than the one before.
pub const LADDER: [Rung; 7] = [
    Rung {
        name: "minimax",
        solve: minimax,
        nodes: minimax_nodes,
    },
    rung("alpha-beta, left to right", left_to_right),
    rung("alpha-beta, centre first", centre),
    rung("… with a table", table),
    rung("… one null window after the other", null_windows),
    rung("… on bits", on_bits),
    rung("solver: yes or no, threats first", solver),
];

const fn rung(name: &'static str, solve: fn(&ConnectFour) -> Solution) -> Rung {
    Rung {
        name,
        solve,
        nodes: |_| None,
    }
}

/// Solves a position with `look_ahead` of chapter 3.
pub fn minimax(board: &ConnectFour) -> Solution {
    let depth = moves_left(board);
    counted(board.clone(), |board| look_ahead(board, depth).0)
}

/// Solves a position with `alpha_beta` of chapter 4, with the columns from left to right.
pub fn left_to_right(board: &ConnectFour) -> Solution {
    let depth = moves_left(board);
    counted(board.clone(), |board| narrow(board, depth))
}

/// Solves a position with `alpha_beta`, with the columns in the middle first.
pub fn centre(board: &ConnectFour) -> Solution {
    let depth = moves_left(board);
    counted(ordered(board.clone(), board.size), |board| {
        narrow(board, depth)
    })
}

/// Solves a position with the table of chapter 4, which stores every position.
pub fn table(board: &ConnectFour) -> Solution {
    let depth = moves_left(board);
    counted(ordered(board.clone(), board.size), |board| {
        with_table(board, depth, -1, 1, &mut Table::new()).0
    })
}

/// Asks two questions with one table: Does the first player win? If not, does the first player get at least a draw?
pub fn null_windows(board: &ConnectFour) -> Solution {
    asked_twice(ordered(board.clone(), board.size), moves_left(board))
}

/// Runs the same search on the board on bits: the same number of nodes in less time.
pub fn on_bits(board: &ConnectFour) -> Solution {
    asked_twice(ordered(Bits::from(board), board.size), moves_left(board))
}

/// Solves a position with the [`Solver`] and a table of 8 MiB.
pub fn solver(board: &ConnectFour) -> Solution {
    Solver::new(20).solve(board)
}

/// Returns the number of nodes that [`minimax`] visits: one for the position, and the nodes of each position after it. Each
/// position is computed once, so 20 empty squares take seconds instead of hours. With more empty squares, the positions are too many.
pub fn minimax_nodes(board: &ConnectFour) -> Option<u64> {
    fn nodes(board: Bits, known: &mut HashMap<Bits, u64>) -> u64 {
        if let Some(&nodes) = known.get(&board) {
            return nodes;
        }
        let below = board
            .legal_moves()
            .map(|column| nodes(board.play(column), known));
        let all = 1 + below.sum::<u64>();
        known.insert(board, all);
        all
    }
    (moves_left(board) <= 20).then(|| nodes(Bits::from(board), &mut HashMap::new()))
}

/// Returns the number of empty squares.
fn moves_left(board: &ConnectFour) -> u32 {
    board.size.squares() - board.moves_done
}

fn ordered<B: Board<Move = Column>>(
    board: B,
    size: Size,
) -> Ordered<B, impl Fn(&B, Column) -> i32 + Clone> {
    Ordered::new(board, move |_: &B, column| centre_first(size, column))
}

/// Searches with the window −1 to 1. No value is outside this range, so the result is exact.
fn narrow(board: &impl Board, depth: u32) -> Value {
    alpha_beta(board, depth, -1, 1).0
}

fn asked_twice<B: Board + Eq + Hash>(board: B, depth: u32) -> Solution {
    counted(board, |board| {
        let mut table = Table::new();
        let wins = with_table(board, depth, 0, 1, &mut table).0 >= 1;
        if wins {
            return 1;
        }
        with_table(board, depth, -1, 0, &mut table).0
    })
}

fn counted<B: Board>(board: B, search: impl Fn(&WinDrawLoss<Counting<B>>) -> Value) -> Solution {
    let counting = Counting::new(board);
    let value = search(&WinDrawLoss(counting.clone()));
    Solution {
        value,
        nodes: counting.asked().play + 1,
    }
}
