//! mistake: Takes back the mark of the kept cell alone, after the loop.
//! says: find_computer_move took back its mark on 2, and not this one. Each mark that was tried must go, not only that of the cell that is chosen.
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
        let (response_value, _) = find_human_move(grid);
        if response_value > value {
            value = response_value;
            best_move = Some(cell);
        }
    }
}
if let Some(cell) = best_move {
    grid.take_back(cell);
}
(value, best_move)
// ANCHOR_END: computer
