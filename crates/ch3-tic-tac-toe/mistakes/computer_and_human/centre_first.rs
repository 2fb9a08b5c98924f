//! mistake: Always marks the centre if it is free.
//! says: X
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
}
if grid.is_empty(5) {
    grid.place(5, Side::Computer);
    let (value, _) = find_human_move(grid);
    grid.take_back(5);
    return (value, Some(5));
}
let mut value = COMPUTER_LOSS - 1;
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
