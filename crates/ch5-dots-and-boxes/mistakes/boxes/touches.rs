//! mistake: Every box that the line touches.
//! says: You take every box that the line touches: the other three sides must be drawn.
// ANCHOR: closed
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        if sides(size, row, col).contains(&line) {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
