//! mistake: The 1 is an i32 when it is shifted.
//! says: on 3x5 a 1 was shifted too far, with line 32
// ANCHOR: closed
let drawn_now = drawn | (1_u32 << line) as Lines;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
            closed |= 1 << (row * size.cols + col);
        }
    }
}
closed
// ANCHOR_END: closed
