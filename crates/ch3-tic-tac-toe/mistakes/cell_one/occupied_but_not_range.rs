//! mistake: Asks the board whether the cell is free before it asks whether there is such a cell.
//! says: 0 accepted: check 1..=9 before the board.
// ANCHOR: asked
loop {
    match typed.number() {
        Some(cell) if grid.is_empty(cell) => return Some(cell),
        Some(_) => {}
        None if typed.skip() => {}
        None => return None,
    }
}
// ANCHOR_END: asked
