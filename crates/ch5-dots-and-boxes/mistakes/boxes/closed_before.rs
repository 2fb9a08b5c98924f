//! mistake: All boxes that are closed now, also those that were closed before.
//! says: A box that was closed before is not closed by this line
// ANCHOR: closed
let drawn_now = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides.iter().all(|side| drawn_now & 1 << side != 0) {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
