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
pub fn sides(size: Size, row: usize, col: usize) -> [usize; 4] {
    todo!("the four sides of a box")
}

/// Returns the boxes that `line`, which is not drawn yet, closes: all their other sides are drawn
/// already. There can be zero, one or two.
pub fn closed_by(size: Size, drawn: Lines, line: usize) -> Boxes {
    todo!("which boxes does this line close?")
}
