//! mistake: Takes a word that is no number for the end of the input.
//! says: The input has not ended: `number()` gave None, but a word is there. Skip it.
// ANCHOR: asked
while let Some(cell) = typed.number() {
    if (1..=9).contains(&cell) && grid.is_empty(cell) {
        return Some(cell);
    }
}
None
// ANCHOR_END: asked
