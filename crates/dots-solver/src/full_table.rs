//! The plainest solution of all: every position's value, from the full field back to the empty
//! one. It needs a byte for each set of lines, so it is for small fields; it is there to check
//! the solver against, and shares nothing with the search.

use dots_and_boxes::boxes::sides;
use dots_and_boxes::size::{Lines, Size};

/// For each set of drawn lines, what the boxes still open are worth to the mover.
///
/// # Panics
/// When the field has more than 24 lines.
pub fn full_table(size: Size) -> Vec<i8> {
    assert!(
        size.lines() <= 24,
        "{size} has too many lines for a full table"
    );
    let boxes = (0..size.rows).flat_map(|row| (0..size.cols).map(move |col| (row, col)));
    let walls = |(row, col)| sides(size, row, col).iter().map(|side| 1 << side).sum();
    let boxes: Vec<Lines> = boxes.map(walls).collect();
    let mut values = vec![0; 1 << size.lines()];
    // Drawing a line makes the number greater, so what it leads to is already known.
    for drawn in (0..size.all_lines()).rev() {
        let open = size.numbers().filter(|line| drawn & 1 << line == 0);
        let best = open
            .map(|line| after(&boxes, drawn, 1 << line, &values))
            .max();
        values[drawn as usize] = best.expect("a line is open");
    }
    values
}

/// What drawing a line is worth to the one who draws it: it closes the boxes of which it is all that is missing.
fn after(boxes: &[Lines], drawn: Lines, line: Lines, values: &[i8]) -> i8 {
    let closed = boxes.iter().filter(|walls| *walls & !drawn == line).count() as i8;
    let rest = values[(drawn | line) as usize];
    if closed > 0 { closed + rest } else { -rest }
}
