//! The first solution: choose, explore, take back, until one board is full.
//!
//! You can use `board.size()`, which is n, `board.place(row, col)` and `board.take_back(row)`, and the
//! arrays `free.columns`, `free.rising` and `free.falling`, where `true` means free.
//! The board is in `given/board.rs`, and the arrays are in `given/free.rs`.

use crate::board::Board;
use crate::free::Free;
use call_trace::traced;

/// Returns a way to place n queens so that no queen attacks another: the column of each row's
/// queen. Returns `None` if there is no way, as for n = 2 and n = 3.
///
/// For n = 8 our search makes 113 placements and 114 calls of `place_row`, the last one with all
/// rows filled, or 113 calls if that one is saved. Trying the columns from right to left takes
/// equally many, and another order may take more or fewer. The tests call the function with 1 to
/// 14, and with 16.
// ANCHOR: first_solution
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut board = Board::new(n);
    let mut free = Free::new(n);
    let found = place_row(0, &mut board, &mut free);
    found.then(|| board.queens())
}
// ANCHOR_END: first_solution

/// Fills `row` and all rows below it if that is possible. Returns whether it was.
///
/// On entry the rows above contain queens that do not attack each other, and `free` marks the
/// columns and diagonals that are still free. On return with `false`, board and `free` are as they
/// were on entry. On return with `true`, all queens are on the board, and `free` may be anything.
// ANCHOR: place_row
#[traced(skip(board, free))]
fn place_row(row: usize, board: &mut Board, free: &mut Free) -> bool {
    let n = board.size();
    // ANCHOR: body todo!("fill this row and all rows below it; say whether that could be done")
    if row == n {
        return true;
    }
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - 1 - col);
        if free.columns[col] && free.rising[rising] && free.falling[falling] {
            board.place(row, col);
            free.columns[col] = false;
            free.rising[rising] = false;
            free.falling[falling] = false;

            if place_row(row + 1, board, free) {
                return true;
            }

            board.take_back(row);
            free.columns[col] = true;
            free.rising[rising] = true;
            free.falling[falling] = true;
        }
    }
    false
    // ANCHOR_END: body
}
// ANCHOR_END: place_row
