//! Technique: lines at the centre first.
//!
//! The order is useful because it is the same everywhere in the search: most lines of play draw the same few lines
//! early, and reach the same positions. A distance along the longer side counts one and a half times as much as a
//! distance across. A square field uses the same rule, which separates lines at equal distances. The turn of a chain is
//! the turn of its outermost line.

use dots_and_boxes::size::Lines;

use crate::field::Field;

/// The turn of each line. A line with a smaller number is tried earlier.
pub(crate) struct Order {
    turn: Vec<u16>,
}

impl Order {
    pub(crate) fn new(field: &Field, on: bool) -> Self {
        let distance = |line: usize| if on { distance(field, line) } else { 0 };
        Self {
            turn: (0..field.lines).map(distance).collect(),
        }
    }

    /// Returns the turn of a move that draws these lines.
    #[inline]
    pub(crate) fn turn(&self, lines: Lines) -> u16 {
        let (mut left, mut turn) = (lines, 0);
        while left != 0 {
            turn = turn.max(self.turn[left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        turn
    }
}

/// Returns the distance between the middle of a line and the middle of the field.
fn distance(field: &Field, line: usize) -> u16 {
    // In half boxes. If a line is between two boxes, its middle is halfway between theirs.
    let middle = |of: usize| (2 * (of / field.cols) + 1, 2 * (of % field.cols) + 1);
    let (y, x) = match field.beside[line][..] {
        [one, other] => {
            let (one, other) = (middle(one), middle(other));
            ((one.0 + other.0) / 2, (one.1 + other.1) / 2)
        }
        _ => edge_middle(field, line, middle(field.beside[line][0])),
    };
    let (down, across) = (y.abs_diff(field.rows), x.abs_diff(field.cols));
    (2 * down + 3 * across) as u16
}

/// Returns the middle of a line at the edge of the field, from the middle of its box.
fn edge_middle(field: &Field, line: usize, (y, x): (usize, usize)) -> (usize, usize) {
    let sides = field.sides(y / 2, x / 2);
    match sides.iter().position(|&side| side == line) {
        Some(0) => (y - 1, x),
        Some(1) => (y + 1, x),
        Some(2) => (y, x - 1),
        _ => (y, x + 1),
    }
}
