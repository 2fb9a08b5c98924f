//! mistake: Asks for the value, and once more for the move.
//! says: suffice: one for each empty cell, unless there is a win at once. Keep what a call answers.
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
        let response_value = find_human_move(grid).0.max(find_human_move(grid).0);
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
        let response_value = find_computer_move(grid).0.max(find_computer_move(grid).0);
        grid.take_back(cell);
        if response_value < value {
            value = response_value;
            best_move = Some(cell);
        }
    }
}
(value, best_move)
// ANCHOR_END: human
