//! mistake: When a box is found, the rest of its row is left out.
//! says: Of two boxes in one row only the first is found
// ANCHOR: closed
    let drawn_now = drawn | 1 << line;
    let mut closed = 0;
    for row in 0..size.rows {
        for col in 0..size.cols {
            let sides = sides(size, row, col);
            if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
                closed |= 1 << (row * size.cols + col);
                break;
            }
        }
    }
    closed
// ANCHOR_END: closed
