//! right: Lists the empty cells, and goes through them.
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
}
let mut value = COMPUTER_LOSS - 1;
let mut best_move = None;
let free: Vec<usize> = (1..=9).filter(|cell| grid.is_empty(*cell)).collect();
for cell in free {
    {
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
