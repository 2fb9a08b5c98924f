//! mistake: Asks who has won before the mark is placed.
//! says: X was placed there and no cell came back: ask has_won for X while the mark stands, and return the cell.
// ANCHOR: win
for cell in 1..=9 {
    if grid.is_empty(cell) {
        let won = grid.has_won(side);
        grid.place(cell, side);
        grid.take_back(cell);
        if won {
            return Some(cell);
        }
    }
}
None
// ANCHOR_END: win
