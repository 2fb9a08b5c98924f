//! mistake: Boxes are numbered with the rows in place of the columns.
//! says: Boxes are numbered row * cols + col.
// ANCHOR: closed
let drawn_now = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
            closed |= 1 << (row * size.rows + col);
        }
    }
}
closed
// ANCHOR_END: closed
