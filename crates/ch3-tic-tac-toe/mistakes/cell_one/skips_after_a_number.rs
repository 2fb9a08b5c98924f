//! mistake: Each number that will not do is skipped, although it was taken already.
//! says: number has taken the wrong number away itself, and skip then takes the next word too.
// ANCHOR: asked
    loop {
        match typed.number() {
            Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
            _ => {
                if !typed.skip() {
                    return None;
                }
            }
        }
    }
// ANCHOR_END: asked
