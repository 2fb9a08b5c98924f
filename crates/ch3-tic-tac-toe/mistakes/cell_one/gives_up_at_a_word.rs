//! mistake: Takes a word that is no number for the end of the input.
//! says: `number()` returned None because it cannot read the next word as a number. The input has not ended: how does yours get past that word?
// ANCHOR: asked
while let Some(cell) = typed.number() {
    if (1..=9).contains(&cell) && grid.is_empty(cell) {
        return Some(cell);
    }
}
None
// ANCHOR_END: asked
