//! One search for all problems: choose, explore, take back, written for the last time.
//!
//! You can use the four methods of [`Problem`], in `given/problem.rs`. For the queens there are
//! `self.row`, the next row to be filled, which `choose` moves on and `take_back` moves back,
//! `self.board` as before, and the verbs of `given/free.rs` that were written out until now:
//! `self.free.is_free(row, col)`, `take(row, col)` and `give_back(row, col)`. The board is in
//! `given/board.rs`.

use std::fmt;

use crate::board::Board;
use crate::free::Free;
use crate::problem::Problem;
use call_trace::traced;

/// Looks for a solution from the state that it is given, and says whether there is one.
///
/// On return with `true`, the problem shows the first solution. On return with `false`, it is as it was on
/// entry. The tests let it search small problems of their own, and see each choice that is made and taken
/// back; a loop with a stack of its own is as right as calls.
#[traced]
pub fn search<P: Problem>(problem: &mut P) -> bool {
    todo!("look for a solution, and say whether there is one")
}

/// The first solution for n queens, where n is at least 1, found by [`search`]: after the same placements in
/// the same order as by `first_solution`.
pub fn queens(n: usize) -> Option<Vec<usize>> {
    let mut queens = Queens::new(n);
    search(&mut queens).then(|| queens.board.queens())
}

/// Rows 0 to `row` − 1 hold one queen each, and a choice is a column for the next one.
///
/// The tests ask the four methods on boards of up to 6 rows, and [`queens`] for up to 8.
pub struct Queens {
    board: Board,
    free: Free,
    row: usize,
}

impl Queens {
    /// An empty board of n rows and n columns.
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
