//! mistake: The word and what follows it are skipped.
//! says: A word is skipped, and the word after it too.
// ANCHOR: asked
    loop {
        match typed.number() {
            Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
            Some(_) => {}
            None if typed.skip() => {
                typed.skip();
            }
            None => return None,
        }
    }
// ANCHOR_END: asked
