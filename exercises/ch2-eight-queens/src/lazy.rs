//! Solutions one at a time: the search as an iterator, without recursion.
//!
//! You can use `self.row`, `self.col` and `self.board` as before, whose `take_back(row)` also
//! returns the column of the queen. You can also use the methods of `given/free.rs` that you wrote
//! out until now: `self.free.is_free(row, col)`, `take(row, col)` and `give_back(row, col)`. The
//! board is in `given/board.rs`.

use crate::board::Board;
use crate::free::Free;
use call_trace::traced;

/// Returns an iterator over the solutions for n queens, which finds them one by one on demand.
///
/// Making the iterator does no work. For n = 8 the first board takes 113 placements, all 92 boards
/// take 2 056.
///
/// The tests call the function with 1 to 10, sometimes for only a few boards, and call `next` again
/// after it has returned `None`.
pub fn lazy(n: usize) -> Solutions {
    Solutions {
        board: Board::new(n),
        free: Free::new(n),
        row: 0,
        col: 0,
    }
}

/// A search that has stopped between two steps. It stores the variables of the recursive search's
/// frames: all rows above `row` contain a queen, and the columns from `col` on are still to be
/// tried in `row`.
#[derive(Debug)]
pub struct Solutions {
    board: Board,
    free: Free,
    row: usize,
    col: usize,
}

impl Iterator for Solutions {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        if self.is_full_at_the_start() {
            return Some(self.board.queens());
        }
        while self.step() {
            if self.row == self.board.size() {
                return Some(self.board.queens());
            }
        }
        None
    }
}

impl Solutions {
    /// Returns whether this is the start and the board is already full: a board of no rows is full
    /// before the first step. Returns true only once.
    fn is_full_at_the_start(&mut self) -> bool {
        let full = self.board.size() == 0 && self.col == 0;
        // There is no column 0 to try. From here on it counts as tried.
        self.col += usize::from(full);
        full
    }

    /// Makes one step. If the row has a free column left, it advances: it places a queen in the
    /// next free column and continues with the first column of the row below. Otherwise it
    /// retreats: it returns to the row above, takes its queen back, and will try the columns after
    /// hers next.
    ///
    /// Returns false if there is no row above to return to: the search is over.
    #[traced]
    fn step(&mut self) -> bool {
        todo!("go one step on; say whether there was one")
    }
}
