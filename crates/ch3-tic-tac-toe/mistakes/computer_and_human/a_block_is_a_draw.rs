//! mistake: Who could lose at once stops that before anything else, and takes it for a draw.
//! says: and ask no further. After that the game goes on: ask find_human_move what the move is worth.
// ANCHOR: computer
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (DRAW, Some(cell));
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
        }
    }
    (value, best_move)
// ANCHOR_END: computer
