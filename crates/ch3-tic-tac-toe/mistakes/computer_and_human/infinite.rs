//! mistake: Asks the other function before the mark is placed.
//! says: find_computer_move was asked while no mark stood there
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
        let (response_value, _) = find_human_move(grid);
        grid.place(cell, Side::Computer);
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
        let (response_value, _) = find_computer_move(grid);
        grid.place(cell, Side::Human);
        grid.take_back(cell);
        if response_value < value {
            value = response_value;
            best_move = Some(cell);
        }
    }
}
(value, best_move)
// ANCHOR_END: human
