//! mistake: The human takes back the mark of the kept cell alone, after the loop.
//! says: find_human_move took back its mark on 1, and not this one. Each mark that was tried must go, not only that of the cell that is chosen.
//! also: find_human_move took back its mark on 7, and not this one.
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
        let (response_value, _) = find_computer_move(grid);
        if response_value < value {
            value = response_value;
            best_move = Some(cell);
        }
    }
}
if let Some(cell) = best_move {
    grid.take_back(cell);
}
(value, best_move)
// ANCHOR_END: human
