//! mistake: Asks whether the board is full only after the computer has moved.
//! says: the board was full and the computer moved: ask is_full after the human's mark.
// ANCHOR: result
if grid.has_won(Side::Human) {
    result = Some(COMPUTER_LOSS);
} else {
    let (_, cell) = find_computer_move(grid);
    grid.place(cell, Side::Computer);
    said += &format!("I mark {cell}.\n");
    if grid.has_won(Side::Computer) {
        result = Some(COMPUTER_WIN);
    } else if grid.is_full() {
        result = Some(DRAW);
    }
}
// ANCHOR_END: result
