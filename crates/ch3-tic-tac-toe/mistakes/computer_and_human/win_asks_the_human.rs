//! mistake: has_won is asked of the human, whoever moves.
//! says: a win of X you find: ask has_won for the side that was handed in.
    // ANCHOR: win
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            let won = grid.has_won(Side::Human);
            grid.take_back(cell);
            if won {
                return Some(cell);
            }
        }
    }
    None
    // ANCHOR_END: win
