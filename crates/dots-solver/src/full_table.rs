//! The plainest solution of all: every position's value, from the full field back to the empty
//! one. It needs a byte for each set of lines, so it is for small fields; it is there to check
//! the solver against, and shares nothing with the search.

use dots_and_boxes::boxes::closed_by;
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
    let mut values = vec![0; 1 << size.lines()];
    // Drawing a line makes the number greater, so what it leads to is already known.
    for drawn in (0..size.all_lines()).rev() {
        let open = size.numbers().filter(|line| drawn & 1 << line == 0);
        let best = open.map(|line| after(size, drawn, line, &values)).max();
        values[drawn as usize] = best.expect("a line is open");
    }
    values
}

/// What drawing a line is worth to the one who draws it.
fn after(size: Size, drawn: Lines, line: usize, values: &[i8]) -> i8 {
    let closed = closed_by(size, drawn, line).count_ones() as i8;
    let rest = values[(drawn | 1 << line) as usize];
    if closed > 0 { closed + rest } else { -rest }
}
