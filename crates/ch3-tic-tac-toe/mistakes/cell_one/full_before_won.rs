//! mistake: Asks whether the board is full before it asks who has won.
//! says: X won with the ninth mark; you announced a draw.
// ANCHOR: result
if grid.is_full() {
    result = Some(DRAW);
} else if grid.has_won(Side::Human) {
    result = Some(COMPUTER_LOSS);
} else {
    let (_, cell) = find_computer_move(grid);
    grid.place(cell, Side::Computer);
    said += &format!("I mark {cell}.\n");
    if grid.has_won(Side::Computer) {
        result = Some(COMPUTER_WIN);
    }
}
// ANCHOR_END: result
