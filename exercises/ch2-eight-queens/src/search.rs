//! One search for all problems: choose, explore, take back, written for the last time.
//!
//! You can use the four methods of [`Problem`], in `given/problem.rs`. For the queens, `self.row`
//! is the next row to fill: `choose` adds 1 to it and `take_back` subtracts 1. You can also use
//! `self.board` as before, and the methods of `given/free.rs` that you wrote out until now:
//! `self.free.is_free(row, col)`, `take(row, col)` and `give_back(row, col)`. The board is in
//! `given/board.rs`.

use std::fmt;

use crate::board::Board;
use crate::free::Free;
use crate::problem::Problem;
use call_trace::traced;

/// Searches for a solution from the current state of the problem, and returns whether there is one.
///
/// On return with `true`, the problem shows the first solution. On return with `false`, it is as it
/// was on entry. The tests search small problems of their own, and check each choice that is made
/// and taken back, so a loop with its own stack is as good as recursion.
#[traced]
pub fn search<P: Problem>(problem: &mut P) -> bool {
    todo!("look for a solution, and say whether there is one")
}

/// Returns the first solution for n queens, found by [`search`], where n is at least 1. It makes
/// the same placements in the same order as `first_solution`.
pub fn queens(n: usize) -> Option<Vec<usize>> {
    let mut queens = Queens::new(n);
    search(&mut queens).then(|| queens.board.queens())
}

/// The queens as a problem: rows 0 to `row` − 1 have one queen each, and a choice is a column for
/// the next row's queen.
///
/// The tests call the four methods on boards of up to 6 rows, and [`queens`] for up to 8.
pub struct Queens {
    board: Board,
    free: Free,
    row: usize,
}

impl Queens {
    /// Creates an empty board of n rows and n columns.
    pub fn new(n: usize) -> Self {
        Queens {
            board: Board::new(n),
            free: Free::new(n),
            row: 0,
        }
    }
}

impl Problem for Queens {
    type Choice = usize;

    fn is_complete(&self) -> bool {
        todo!("whether every row has its queen")
    }

    fn choices(&self) -> Vec<usize> {
        todo!("the free columns of the next row, from left to right")
    }

    fn choose(&mut self, col: usize) {
        todo!("place the queen of the next row, and mark her lines")
    }

    fn take_back(&mut self, col: usize) {
        todo!("undo that")
    }
}

/// The columns of the queens: `[0, 2]`.
impl fmt::Debug for Queens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.board.queens(), f)
    }
}
