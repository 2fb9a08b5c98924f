//! mistake: The numbers of the boxes are added up.
//! says: The numbers of the boxes are added, and a set is wanted
// ANCHOR: closed
let drawn_now = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
            closed += (row * size.cols + col) as Boxes;
        }
    }
}
closed
// ANCHOR_END: closed
