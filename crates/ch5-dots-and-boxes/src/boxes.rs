//! The four sides of a box, and the boxes that a line closes.
//!
//! You can use `size.rows` and `size.cols`. `given/size.rs` explains the numbers of lines and
//! boxes. A set is a number: bit n of [`Lines`] (a `u64`) represents line n, bit n of [`Boxes`] (a
//! `u32`) represents box n.
//!
//! The tests use every box of fields of up to 5x5, and of long ones such as 1x19, and draw any
//! lines in them.

use crate::size::{Boxes, Lines, Size};

/// Returns the numbers of the four lines around a box, in this order: top, bottom, left, right.
// ANCHOR: sides
pub fn sides(size: Size, row: usize, col: usize) -> [usize; 4] {
    // ANCHOR: numbers todo!("the four sides of a box")
    let top = row * size.cols + col;
    let lines_across = (size.rows + 1) * size.cols;
    let left = lines_across + row * (size.cols + 1) + col;
    [top, top + size.cols, left, left + 1]
    // ANCHOR_END: numbers
}
// ANCHOR_END: sides

/// Returns the boxes that `line`, which is not drawn yet, closes: all their other sides are drawn
/// already. There can be zero, one or two.
// ANCHOR: closed_by
pub fn closed_by(size: Size, drawn: Lines, line: usize) -> Boxes {
    // ANCHOR: closed todo!("which boxes does this line close?")
    let drawn_now = drawn | 1 << line;
    let mut closed = 0;
    for row in 0..size.rows {
        for col in 0..size.cols {
            let sides = sides(size, row, col);
            if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
                closed |= 1 << (row * size.cols + col);
            }
        }
    }
    closed
    // ANCHOR_END: closed
}
// ANCHOR_END: closed_by
