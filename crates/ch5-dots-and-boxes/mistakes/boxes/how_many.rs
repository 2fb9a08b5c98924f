//! mistake: The boxes are counted, and the count is taken for the set.
//! says: You return how many, and a set is wanted: bit n stands for box n.
// ANCHOR: closed
let drawn_now = drawn | 1 << line;
let mut closed = 0;
for row in 0..size.rows {
    for col in 0..size.cols {
        let sides = sides(size, row, col);
        if sides.contains(&line) && sides.iter().all(|side| drawn_now & 1 << side != 0) {
            closed += 1;
        }
    }
}
closed
// ANCHOR_END: closed
