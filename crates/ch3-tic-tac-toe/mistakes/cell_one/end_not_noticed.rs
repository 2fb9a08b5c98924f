//! mistake: Skips words and never sees that there is none.
//! says: Where there is no number and no word to skip, the input has ended: None.
// ANCHOR: asked
loop {
    match typed.number() {
        Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
        Some(_) => {}
        None => {
            if !typed.skip() {
                continue;
            }
        }
    }
}
// ANCHOR_END: asked
