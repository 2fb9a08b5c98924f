//! mistake: A cell that cannot be marked is no answer.
//! says: A number that will not do does not end the input: go on to the next word.
// ANCHOR: asked
    loop {
        match typed.number() {
            Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
            Some(_) => return None,
            None if typed.skip() => {}
            None => return None,
        }
    }
// ANCHOR_END: asked
