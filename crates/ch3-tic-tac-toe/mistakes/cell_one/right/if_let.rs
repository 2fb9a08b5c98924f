//! right: An if let and a question mark.
// ANCHOR: asked
loop {
    if let Some(cell) = typed.number() {
        if cell >= 1 && cell <= 9 && grid.is_empty(cell) {
            return Some(cell);
        }
    } else if !typed.skip() {
        return None;
    }
}
// ANCHOR_END: asked
