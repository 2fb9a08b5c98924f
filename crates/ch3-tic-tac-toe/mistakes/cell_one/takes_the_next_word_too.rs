//! mistake: Skips the word behind the answer.
//! says: the 8 that was typed next is gone: take no word too many.
// ANCHOR: asked
loop {
    match typed.number() {
        Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => {
            typed.skip();
            return Some(cell);
        }
        Some(_) => {}
        None if typed.skip() => {}
        None => return None,
    }
}
// ANCHOR_END: asked
