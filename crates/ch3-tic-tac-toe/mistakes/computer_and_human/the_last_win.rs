//! mistake: Goes on, and answers the last cell that wins.
//! says: Of two the first.
// ANCHOR: win
let mut found = None;
for cell in 1..=9 {
    if grid.is_empty(cell) {
        grid.place(cell, side);
        if grid.has_won(side) {
            found = Some(cell);
        }
        grid.take_back(cell);
    }
}
found
// ANCHOR_END: win
