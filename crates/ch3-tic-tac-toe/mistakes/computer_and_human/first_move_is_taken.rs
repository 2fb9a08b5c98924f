//! mistake: Takes the first empty cell whatever it is worth.
//! says: X
// ANCHOR: computer
if grid.is_full() {
    return (DRAW, None);
}
if let Some(cell) = immediate_win(grid, Side::Computer) {
    return (COMPUTER_WIN, Some(cell));
}
let cell = (1..=9).find(|cell| grid.is_empty(*cell)).unwrap();
grid.place(cell, Side::Computer);
let (value, _) = find_human_move(grid);
grid.take_back(cell);
(value, Some(cell))
// ANCHOR_END: computer
