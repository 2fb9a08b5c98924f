//! mistake: Tries all moves first and asks for a win at once only where that finds none.
//! says: 3 does not win at once: look for the own win of the computer before you try the moves.
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
let mut value = COMPUTER_LOSS - 1;
let mut best_move = None;
for cell in 1..=9 {
    if grid.is_empty(cell) {
        grid.place(cell, Side::Computer);
        let response_value = if grid.has_won(Side::Computer) {
            COMPUTER_WIN
        } else {
            find_human_move(grid).0
        };
        grid.take_back(cell);
        if response_value > value {
            value = response_value;
            best_move = Some(cell);
        }
    }
}
(value, best_move)
// ANCHOR_END: computer
