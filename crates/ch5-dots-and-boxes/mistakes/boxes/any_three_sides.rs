//! mistake: Every box with three sides, whether the line is its fourth or not.
//! says: You take every box that has three sides: the line must be the fourth.
// ANCHOR: closed
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let count = sides(size, row, col).iter().filter(|&side| drawn & 1 << side != 0).count();
        if count == 3 {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
