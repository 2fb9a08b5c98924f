//! The first rung: three Boolean arrays.

use super::Count;

/// Counts all ways to place `n` queens, row by row, with three Boolean arrays.
///
/// One array says which columns are free, the other two which diagonals: on a rising diagonal
/// `row + col` is the same everywhere, on a falling one `row - col`. A square is tested in three
/// look-ups, whatever the size of the board.
///
/// Each node costs `n` tests. The number of nodes grows faster than exponentially: about 5.5 times
/// from 12 queens to 13, and more with each further queen.
///
/// Source: N. Wirth, *Program development by stepwise refinement*, Communications of the ACM
/// 14 (1971), 221–227.
pub fn arrays<C: Count>(n: usize) -> C {
    let lines = 2 * n;
    search(
        0,
        &mut Free {
            column: vec![true; n],
            rising: vec![true; lines],
            falling: vec![true; lines],
        },
    )
}

struct Free {
    column: Vec<bool>,
    rising: Vec<bool>,
    falling: Vec<bool>,
}

// ANCHOR: count_arrays
fn search<C: Count>(row: usize, free: &mut Free) -> C {
    let n = free.column.len();
    if row == n {
        return C::NODE + C::SOLUTION;
    }
    let mut count = C::NODE;
    for col in 0..n {
        let (rising, falling) = (row + col, row + n - col);
        if free.column[col] && free.rising[rising] && free.falling[falling] {
            free.set(col, rising, falling, false);
            count += search(row + 1, free);
            free.set(col, rising, falling, true);
        }
    }
    count
}
// ANCHOR_END: count_arrays

impl Free {
    fn set(&mut self, col: usize, rising: usize, falling: usize, free: bool) {
        self.column[col] = free;
        self.rising[rising] = free;
        self.falling[falling] = free;
    }
}
