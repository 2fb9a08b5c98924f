//! mistake: All four sides are looked for among the lines drawn before.
//! says: No line ever closes a box: the three other sides are drawn, and it is the fourth.
// ANCHOR: closed
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides.contains(&line) && sides.iter().all(|side| drawn & 1 << side != 0) {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
