//! mistake: The range begins at 0.
//! says: 0 accepted: check 1..=9 before the board.
// ANCHOR: asked
loop {
    match typed.number() {
        Some(cell) if cell < 10 && grid.is_empty(cell) => return Some(cell),
        Some(_) => {}
        None if typed.skip() => {}
        None => return None,
    }
}
// ANCHOR_END: asked
