//! mistake: A full board is asked for a draw after the loop.
//! says: XOXXOOOXX is full: a draw, before anything is tried, and there is no cell to mark.
// ANCHOR: computer
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
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
// ANCHOR: human
if let Some(cell) = immediate_win(grid, Side::Human) {
    return (COMPUTER_LOSS, Some(cell));
}
let mut value = COMPUTER_WIN + 1;
let mut best_move = None;
for cell in 1..=9 {
    if grid.is_empty(cell) {
        grid.place(cell, Side::Human);
        let (response_value, _) = find_computer_move(grid);
        grid.take_back(cell);
        if response_value < value {
            value = response_value;
            best_move = Some(cell);
        }
    }
}
(value, best_move)
// ANCHOR_END: human
