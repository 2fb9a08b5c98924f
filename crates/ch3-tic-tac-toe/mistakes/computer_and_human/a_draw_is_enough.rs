//! mistake: The first move that does not lose is taken.
//! says: find_computer_move never asked what comes after 2, 4, 5
// ANCHOR: computer
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    let mut value = COMPUTER_LOSS - 1;
    let mut best_move = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let (response, _) = find_human_move(grid);
            grid.take_back(cell);
            if response > value {
                value = response;
                best_move = Some(cell);
            }
            if value >= DRAW {
                break;
            }
        }
    }
    (value, best_move)
// ANCHOR_END: computer
