//! The orders in which the lines are tried, as ranks: low ranks first, equal ranks as numbered.

use crate::size::{Line, Size};

/// The rank of a line on a field of this size.
pub type Rank = fn(Size, Line) -> i32;

/// The lines as they are numbered: those across first.
pub fn as_numbered(_: Size, _: Line) -> i32 {
    0
}

/// The lines down first.
pub fn down_first(_: Size, line: Line) -> i32 {
    i32::from(!line.is_down())
}

/// The lines near the centre first: how far the middle of the line lies from the middle of the
/// field. Distances are squared, and measured in halves of a box, so that they are whole numbers.
pub fn from_centre(size: Size, line: Line) -> i32 {
    let (row, col) = line.place();
    let (down, right) = match line.is_down() {
        true => (2 * row + 1, 2 * col),
        false => (2 * row, 2 * col + 1),
    };
    let squared = |distance: usize| (distance * distance) as i32;
    squared(down.abs_diff(size.rows)) + squared(right.abs_diff(size.cols))
}

/// The lines whose middles are higher up first, and in each row from the left.
pub fn row_by_row(size: Size, line: Line) -> i32 {
    let (row, col) = line.place();
    let (down, right) = match line.is_down() {
        true => (2 * row + 1, 2 * col),
        false => (2 * row, 2 * col + 1),
    };
    (down * (2 * size.cols + 1) + right) as i32
}

/// The lines near the centre first, as a selection sort leaves them: it swaps the nearest line left
/// with the one whose place it takes, so that equally near ones do not stay as numbered.
pub fn selection_sorted(size: Size) -> Vec<Line> {
    let mut lines: Vec<Line> = size.numbers().map(|number| size.line(number)).collect();
    for at in 0..lines.len() {
        let nearest = (at..lines.len()).min_by_key(|&other| from_centre(size, lines[other]));
        lines.swap(at, nearest.unwrap_or(at));
    }
    lines
}
