//! right: The first cell that wins, by an iterator.
// ANCHOR: win
(1..=9).find(|&cell| {
    grid.is_empty(cell) && {
        grid.place(cell, side);
        let won = grid.has_won(side);
        grid.take_back(cell);
        won
    }
})
// ANCHOR_END: win
