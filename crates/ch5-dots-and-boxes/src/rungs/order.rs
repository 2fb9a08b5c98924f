//! The orders of the lines, as ranks: low ranks first, equal ranks as numbered.

use crate::size::{Line, Size};

/// The rank of a line on a field of this size.
pub type Rank = fn(Size, Line) -> i32;

/// Ranks all lines equally, so they remain as numbered: the lines across first.
pub fn as_numbered(_: Size, _: Line) -> i32 {
    0
}

/// Ranks the lines down first.
pub fn down_first(_: Size, line: Line) -> i32 {
    i32::from(!line.is_down())
}

/// Ranks the lines near the centre first, by the distance between the middle of the line and the
/// middle of the field. Distances are squared, and measured in halves of a box, so they are whole
/// numbers.
// ANCHOR: from_centre
pub fn from_centre(size: Size, line: Line) -> i32 {
    let (row, col) = line.place();
    let (down, right) = match line.is_down() {
        true => (2 * row + 1, 2 * col),
        false => (2 * row, 2 * col + 1),
    };
    let squared = |distance: usize| (distance * distance) as i32;
    squared(down.abs_diff(size.rows)) + squared(right.abs_diff(size.cols))
}
// ANCHOR_END: from_centre

/// Ranks the lines by the height of their middles, the highest first, and each row from the left.
pub fn row_by_row(size: Size, line: Line) -> i32 {
    let (row, col) = line.place();
    let (down, right) = match line.is_down() {
        true => (2 * row + 1, 2 * col),
        false => (2 * row, 2 * col + 1),
    };
    (down * (2 * size.cols + 1) + right) as i32
}

/// Returns the lines near the centre first, in the order that a selection sort leaves. It swaps the
/// nearest remaining line with the line in its place, so equally near lines do not remain as
/// numbered.
pub fn selection_sorted(size: Size) -> Vec<Line> {
    let mut lines: Vec<Line> = size.numbers().map(|number| size.line(number)).collect();
    for at in 0..lines.len() {
        let nearest = (at..lines.len()).min_by_key(|&other| from_centre(size, lines[other]));
        lines.swap(at, nearest.unwrap_or(at));
    }
    lines
}
