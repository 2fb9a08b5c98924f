//! mistake: The computer's win is not looked for.
//! says: is right
// ANCHOR: result
if grid.has_won(Side::Human) {
    result = Some(COMPUTER_LOSS);
} else if !grid.is_full() {
    let (_, cell) = find_computer_move(grid);
    grid.place(cell, Side::Computer);
    said += &format!("I mark {cell}.\n");
    if grid.has_won(Side::Computer) {
        result = Some(DRAW);
    }
} else {
    result = Some(DRAW);
}
// ANCHOR_END: result
