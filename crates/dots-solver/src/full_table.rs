//! The simplest solution: every position's value, from the full field back to the empty one. It needs a byte for each
//! set of lines, so it works only for small fields. It is a check for the solver, and shares no code with the search.

use dots_and_boxes::boxes::sides;
use dots_and_boxes::size::{Lines, Size};

/// Returns, for each set of drawn lines, the value of the boxes still open for the mover.
///
/// # Panics
/// If the field has more than 24 lines.
pub fn full_table(size: Size) -> Vec<i8> {
    assert!(
        size.lines() <= 24,
        "{size} has too many lines for a full table"
    );
    let boxes = (0..size.rows).flat_map(|row| (0..size.cols).map(move |col| (row, col)));
    let walls = |(row, col)| sides(size, row, col).iter().map(|side| 1 << side).sum();
    let boxes: Vec<Lines> = boxes.map(walls).collect();
    let mut values = vec![0; 1 << size.lines()];
    // Drawing a line makes the number greater, so the value of the next position is already known.
    for drawn in (0..size.all_lines()).rev() {
        let open = size.numbers().filter(|line| drawn & 1 << line == 0);
        let best = open
            .map(|line| after(&boxes, drawn, 1 << line, &values))
            .max();
        values[drawn as usize] = best.expect("a line is open");
    }
    values
}

/// Returns the value of drawing a line for the player who draws it. The line closes each box whose only open side it
/// is.
fn after(boxes: &[Lines], drawn: Lines, line: Lines, values: &[i8]) -> i8 {
    let closed = boxes.iter().filter(|walls| *walls & !drawn == line).count() as i8;
    let rest = values[(drawn | line) as usize];
    if closed > 0 { closed + rest } else { -rest }
}
