//! mistake: A bit that is set is expected to be 1.
//! says: How is it tested whether a side is drawn?
// ANCHOR: closed
let after = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let four = sides(size, row, col);
        if four.contains(&line) && four.iter().all(|s| after & 1 << s == 1) {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
