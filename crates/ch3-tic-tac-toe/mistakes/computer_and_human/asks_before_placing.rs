//! mistake: Asks who has won before the mark is placed.
//! says: immediate_win says none: try each empty cell in turn.
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
