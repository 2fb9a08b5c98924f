//! mistake: A threat of the other side is taken for lost.
//! says: the human threatens 2, but the computer moves: a threat can be answered. Only the mover's own win ends the search.
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
}
if immediate_win(grid, Side::Human).is_some() {
    let cell = (1..=9).find(|cell| grid.is_empty(*cell));
    return (COMPUTER_LOSS, cell);
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
