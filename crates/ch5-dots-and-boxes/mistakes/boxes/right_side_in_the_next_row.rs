//! mistake: Only the right side is wrong.
//! says: lines down are numbered row by row, so the right side comes right after the left one.
//! also: closed_by fits what `sides` says, and `sides` is wrong: look at that first.
// ANCHOR: numbers
let top = row * size.cols + col;
let left = (size.rows + 1) * size.cols + row * (size.cols + 1) + col;
[top, top + size.cols, left, left + size.cols]
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
