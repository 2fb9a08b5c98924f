//! mistake: A word that is no number is looked at again and again.
//! says: for a number 100 times, and it should pass over it.
//! says: A word that is not a number stays until it is skipped.
// ANCHOR: asked
loop {
    if let Some(cell) = typed.number()
        && (1..=9).contains(&cell)
        && grid.is_empty(cell)
    {
        return Some(cell);
    }
}
// ANCHOR_END: asked
