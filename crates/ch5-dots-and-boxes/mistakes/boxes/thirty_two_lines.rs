//! mistake: The lines are cast to u32, as the boxes are.
//! says: On fields of up to 32 lines all is well
// ANCHOR: closed
    let drawn_now = drawn as u32 | 1u32.wrapping_shl(line as u32);
    let mut closed = 0;
    for row in 0..size.rows {
        for col in 0..size.cols {
            let sides = sides(size, row, col);
            if sides.contains(&line)
                && sides.iter().all(|&side| drawn_now & 1u32.wrapping_shl(side as u32) != 0)
            {
                closed |= 1 << (row * size.cols + col);
            }
        }
    }
    closed
// ANCHOR_END: closed
