//! The first solution: choose, explore, take back, until one board is full.
//!
//! You can use `board.size()`, which is n, `board.place(row, col)` and `board.take_back(row)`, and the
//! arrays `free.columns`, `free.rising` and `free.falling`, where `true` means free.
//! The board is in `given/board.rs`, and the arrays are in `given/free.rs`.

use crate::board::Board;
use crate::free::Free;
use call_trace::traced;

/// A way to place n queens so that none attacks another: the column of each row's queen. None
/// where there is no way, as for n = 2 and n = 3.
///
/// For n = 8 it takes 113 placements and 114 calls of `place_row`, which is entered once more when all
/// rows are filled: as many from left to right as from right to left. The tests ask for 1 to 14, and for 16.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut board = Board::new(n);
    let mut free = Free::new(n);
    let found = place_row(0, &mut board, &mut free);
    found.then(|| board.queens())
}

/// Fills `row` and all rows below it, if that can be done; says whether it was.
///
/// On entry the rows above hold queens that do not attack each other, and `free` says what they
/// leave free. On return with `false`, board and `free` are as they were on entry.
#[traced(skip(board, free))]
fn place_row(row: usize, board: &mut Board, free: &mut Free) -> bool {
    let n = board.size();
    todo!("fill this row and all rows below it; say whether that could be done")
}
