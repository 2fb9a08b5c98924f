//! mistake: A win of the human is 1 as well.
//! says: the human can win XX.OO.... at once on 3: −1 and 3, and you say 1 and 3. The value has the wrong sign
// ANCHOR: human
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Human) {
    return (COMPUTER_WIN, Some(cell));
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
