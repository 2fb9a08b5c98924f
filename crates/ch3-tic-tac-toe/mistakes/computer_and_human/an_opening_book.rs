//! mistake: After the first move the centre is taken, without a look.
//! says: is right, and you choose 5; 2 is wanted: of equally good cells the first.
// ANCHOR: computer
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Computer) {
        return (COMPUTER_WIN, Some(cell));
    }
    // the centre is the best answer to the first move
    let marks = (1..=9).filter(|&cell| !grid.is_empty(cell)).count();
    if marks == 1 && grid.is_empty(5) {
        return (DRAW, Some(5));
    }
    let mut value = COMPUTER_LOSS - 1;
    let mut best = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Computer);
            let (response, _) = find_human_move(grid);
            grid.take_back(cell);
            if response > value {
                value = response;
                best = Some(cell);
            }
        }
    }
    (value, best)
// ANCHOR_END: computer
