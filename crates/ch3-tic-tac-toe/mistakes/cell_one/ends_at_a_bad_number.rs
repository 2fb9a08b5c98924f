//! mistake: A number that is no cell ends the asking.
//! says: "0 5" was typed on X........: 5 is the first cell there that is free, not None.
// ANCHOR: asked
match typed.number() {
    Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => Some(cell),
    _ => None,
}
// ANCHOR_END: asked
