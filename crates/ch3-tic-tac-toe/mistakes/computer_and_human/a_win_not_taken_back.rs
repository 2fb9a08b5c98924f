//! mistake: Returns from inside the loop, and the winning mark stays.
//! says: cell 3 still holds X: leave the board as you found it.
// ANCHOR: win
for cell in 1..=9 {
    if grid.is_empty(cell) {
        grid.place(cell, side);
        if grid.has_won(side) {
            return Some(cell);
        }
        grid.take_back(cell);
    }
}
None
// ANCHOR_END: win
