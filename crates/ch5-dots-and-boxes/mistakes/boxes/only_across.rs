//! mistake: Only tops and bottoms are looked at.
//! says: Only lines across ever close a box
// ANCHOR: closed
let drawn_now = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides[..2].contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
