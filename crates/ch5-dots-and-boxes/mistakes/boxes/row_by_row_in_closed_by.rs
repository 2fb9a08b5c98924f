//! mistake: Lines across and down are numbered row by row, and closed_by asks that.
//! says: all lines across come before the first line down
//! also: closed_by fits what `sides` says, and `sides` is wrong: look at that first.
// ANCHOR: numbers
let top = (row * (2 * size.cols + 1)) + col;
[top, top + 2 * size.cols + 1, top + size.cols, top + size.cols + 1]
// ANCHOR_END: numbers
// ANCHOR: closed
let after = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let four = sides(size, row, col);
        if four.contains(&line) && four.iter().all(|s| after & 1 << s != 0) {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
