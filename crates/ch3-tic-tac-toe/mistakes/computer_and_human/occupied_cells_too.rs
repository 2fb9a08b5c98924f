//! mistake: Does not ask whether the cell is empty.
//! says: leave the board as you found it, and mark only empty cells.
// ANCHOR: win
for cell in 1..=9 {
    if cell > 0 {
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
