//! The first rung: three Boolean arrays.

use super::Count;
use crate::free::Free;

/// Counts all ways to place `n` queens, row by row, with three Boolean arrays.
///
/// One array marks the free columns, the other two the free diagonals. All squares of a rising
/// diagonal have the same `row + col`, and all squares of a falling one the same `row - col`.
/// Testing a square takes three look-ups, whatever the size of the board.
///
/// Each node costs `n` tests. The number of nodes grows faster than exponentially: about 5.5 times
/// from 12 queens to 13, and more with each further queen.
///
/// Source: N. Wirth, *Program development by stepwise refinement*, Communications of the ACM
/// 14 (1971), 221–227.
pub fn arrays<C: Count>(n: usize) -> C {
    search(0, &mut Free::new(n))
}

// ANCHOR: count_arrays
fn search<C: Count>(row: usize, free: &mut Free) -> C {
    let n = free.columns.len();
    if row == n {
        return C::NODE + C::SOLUTION;
    }
    let mut count = C::NODE;
    for col in 0..n {
        if free.is_free(row, col) {
            free.take(row, col);
            count += search(row + 1, free);
            free.give_back(row, col);
        }
    }
    count
}
// ANCHOR_END: count_arrays
