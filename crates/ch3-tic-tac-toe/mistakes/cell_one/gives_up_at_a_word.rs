//! mistake: Takes a word that is no number for the end of the input.
//! says: The input has not ended: no number, and still a word there, is a word to skip.
// ANCHOR: asked
while let Some(cell) = typed.number() {
    if (1..=9).contains(&cell) && grid.is_empty(cell) {
        return Some(cell);
    }
}
None
// ANCHOR_END: asked
