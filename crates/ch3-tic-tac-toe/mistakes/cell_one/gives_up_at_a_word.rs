//! mistake: Takes a word that is no number for the end of the input.
//! says: is the first cell there that is free, not None
// ANCHOR: asked
while let Some(cell) = typed.number() {
    if (1..=9).contains(&cell) && grid.is_empty(cell) {
        return Some(cell);
    }
}
None
// ANCHOR_END: asked
