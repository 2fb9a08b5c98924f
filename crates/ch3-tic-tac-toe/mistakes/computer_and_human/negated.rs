//! mistake: What is good for the computer is bad for the human, so the value is turned.
//! says: nothing is negated. Both functions say what the computer gets.
// ANCHOR: human
    if grid.is_full() {
        return (DRAW, None);
    }
    if let Some(cell) = immediate_win(grid, Side::Human) {
        return (COMPUTER_LOSS, Some(cell));
    }
    let mut value = COMPUTER_WIN + 1;
    let mut best_move = None;
    for cell in 1..=9 {
        if grid.is_empty(cell) {
            grid.place(cell, Side::Human);
            let response = -find_computer_move(grid).0;
            grid.take_back(cell);
            if response < value {
                value = response;
                best_move = Some(cell);
            }
        }
    }
    (value, best_move)
// ANCHOR_END: human
