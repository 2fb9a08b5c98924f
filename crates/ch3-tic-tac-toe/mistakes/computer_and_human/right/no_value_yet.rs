//! right: Begins without a value.
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
}
let mut value = None;
let mut best_move = None;
for cell in 1..=9 {
    if grid.is_empty(cell) {
        grid.place(cell, Side::Computer);
        let (response_value, _) = find_human_move(grid);
        grid.take_back(cell);
        if value.is_none_or(|old| response_value > old) {
            value = Some(response_value);
            best_move = Some(cell);
        }
    }
}
(value.unwrap_or(DRAW), best_move)
// ANCHOR_END: computer
