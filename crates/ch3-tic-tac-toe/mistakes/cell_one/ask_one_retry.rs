//! mistake: Asks twice and gives up.
//! says: One word that will not do you pass over, and here you gave up
// ANCHOR: asked
    for _ in 0..2 {
        match typed.number() {
            Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => return Some(cell),
            Some(_) => {}
            None if typed.skip() => {}
            None => return None,
        }
    }
    None
// ANCHOR_END: asked
