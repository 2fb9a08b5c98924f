//! mistake: immediate_win keeps the answer of the last empty cell.
//! says: Yours finds a win with the last empty cell. The first cell that wins is the answer, and no later one undoes it.
    // ANCHOR: win
    let mut found = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, side);
            found = if grid.has_won(side) { Some(cell) } else { None };
            grid.take_back(cell);
        }
    }
    found
    // ANCHOR_END: win
