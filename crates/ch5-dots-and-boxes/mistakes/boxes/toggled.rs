//! mistake: All boxes that have exactly three sides when the line is drawn.
//! says: You take boxes of which the line is the third side: it must be the fourth.
// ANCHOR: closed
let now = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides.contains(&line) && sides.iter().filter(|&side| now & 1 << side != 0).count() == 3 {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
