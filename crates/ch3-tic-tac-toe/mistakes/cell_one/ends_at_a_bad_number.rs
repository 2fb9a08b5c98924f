//! mistake: A number that is no cell ends the asking.
//! says: Neither a number that will not do nor a word ends the input: go on to the next.
// ANCHOR: asked
match typed.number() {
    Some(cell) if (1..=9).contains(&cell) && grid.is_empty(cell) => Some(cell),
    _ => None,
}
// ANCHOR_END: asked
