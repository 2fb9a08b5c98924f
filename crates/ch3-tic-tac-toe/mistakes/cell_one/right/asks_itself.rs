//! right: Asks itself instead of going round.
// ANCHOR: asked
match typed.number() {
    Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => Some(cell),
    Some(_) => ask(grid, typed),
    None => {
        if typed.skip() { ask(grid, typed) } else { None }
    }
}
// ANCHOR_END: asked
