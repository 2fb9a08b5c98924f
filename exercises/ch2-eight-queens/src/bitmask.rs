//! The same search on whole numbers: a row is a word, a square is a bit.
//!
//! You can use `&`, `|`, `!`, `<<` and `>>`, which work on all bits of a `u32` at once. The lowest
//! bit that is set in `free` is `free & free.wrapping_neg()`.

use call_trace::traced;

/// Returns the number of ways to place n queens, for n from 1 to 31. The tests call the function
/// with 1 to 14, and count the calls for 8.
///
/// Bit `col` of a word represents column `col` of the next row to fill. Three words record the
/// squares of that row that the queens above attack: along columns, falling diagonals and rising
/// diagonals. From each row to the next a falling diagonal moves one column to the right, a rising
/// one to the left.
pub fn bitmask(n: u32) -> u64 {
    let full = (1 << n) - 1;
    place_row(full, 0, 0, 0)
}

/// Returns the number of ways to fill the next row and all rows below it. `full` has a bit for each
/// column. `falling` contains the squares that the falling diagonals reach in this row. They enter
/// from the left and move to higher columns, that is, to higher bits. `rising` contains the squares
/// that the rising diagonals reach.
#[traced(skip(full), args(bits))]
fn place_row(full: u32, columns: u32, falling: u32, rising: u32) -> u64 {
    todo!("the number of ways to fill the next row and all rows below it")
}
