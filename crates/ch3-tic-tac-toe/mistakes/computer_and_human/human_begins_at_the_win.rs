//! mistake: Only the human begins at the worst value.
//! says: even where every move loses, one must be made: begin below the worst value.
// ANCHOR: human
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Human) {
    return (COMPUTER_LOSS, Some(cell));
}
let mut value = COMPUTER_WIN;
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
