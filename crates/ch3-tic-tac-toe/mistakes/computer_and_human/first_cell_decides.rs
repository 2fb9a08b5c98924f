//! mistake: Answers after the first empty cell.
//! says: one mark was placed, and no other cell tried. Try each empty cell in turn
    // ANCHOR: win
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            let won = grid.has_won(side);
            grid.take_back(cell);
            return if won { Some(cell) } else { None };
        }
    }
    None
    // ANCHOR_END: win
