//! mistake: Takes a word that is no number for the end of the input.
//! says: `number()` returned None because the next word is no number that it can read. The input has not ended: skip that word, and ask again.
// ANCHOR: asked
while let Some(cell) = typed.number() {
    if (1..=9).contains(&cell) && grid.is_empty(cell) {
        return Some(cell);
    }
}
None
// ANCHOR_END: asked
