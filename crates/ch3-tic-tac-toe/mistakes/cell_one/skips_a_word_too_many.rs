//! mistake: Skips a word after each number.
//! says: is the first cell there that is free
// ANCHOR: asked
loop {
    match typed.number() {
        Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
        Some(_) => {
            typed.skip();
        }
        None if typed.skip() => {}
        None => return None,
    }
}
// ANCHOR_END: asked
