//! mistake: The answer is the number of the box.
//! says: You return the number of a box, and a set is wanted
// ANCHOR: closed
    let drawn_now = drawn | 1 << line;
    for row in 0..size.rows {
        for col in 0..size.cols {
            let sides = sides(size, row, col);
            if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
                return (row * size.cols + col) as Boxes;
            }
        }
    }
    0
// ANCHOR_END: closed
