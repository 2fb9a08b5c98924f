//! mistake: Looks whether the opponent wins at once, and takes that for a win of its own.
//! says: the computer can win XX.OO..X. at once on 6: 1 and 6, and you say
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Human) {
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
