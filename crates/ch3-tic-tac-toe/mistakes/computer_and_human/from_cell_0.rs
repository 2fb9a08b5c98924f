//! mistake: The cells are numbered from 0.
//! says: there is no cell 0: the cells are 1 to 9. Neither 0 nor 10 is one.
// ANCHOR: win
for cell in 0..9 {
    if grid.is_empty(cell) {
        grid.place(cell, side);
        let won = grid.has_won(side);
        grid.take_back(cell);
        if won {
            return Some(cell);
        }
    }
}
None
// ANCHOR_END: win
