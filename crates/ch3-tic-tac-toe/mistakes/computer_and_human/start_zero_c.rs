//! mistake: The computer begins at a draw, so a draw is never better.
//! says: nothing is better than what you begin with, so no cell is kept
// ANCHOR: computer
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    let mut value = DRAW;
    let mut best_move = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let (response_value, _) = find_human_move(grid);
            grid.take_back(cell);
            if response_value > value {
                value = response_value;
                best_move = Some(cell);
            }
        }
    }
    (value, best_move)
// ANCHOR_END: computer
