//! mistake: Both negate what comes back and take the largest.
//! says: you say 1 and 3. The value has the wrong sign
//! also: says −1, and you answer 1: nothing is negated.
// ANCHOR: win
    for cell in 1..=9 {
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
// ANCHOR: computer
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    let mut value = COMPUTER_LOSS - 1;
    let mut best = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let response = -find_human_move(grid).0;
            grid.take_back(cell);
            if response > value {
                value = response;
                best = Some(cell);
            }
        }
    }
    (value, best)
// ANCHOR_END: computer
// ANCHOR: human
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (COMPUTER_WIN, Some(cell));
    }
    let mut value = COMPUTER_LOSS - 1;
    let mut best = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Human);
            let response = -find_computer_move(grid).0;
            grid.take_back(cell);
            if response > value {
                value = response;
                best = Some(cell);
            }
        }
    }
    (value, best)
// ANCHOR_END: human
