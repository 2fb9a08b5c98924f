//! mistake: A value at the end of the window is taken to be exact.
//! says: a search with the window [−2, 1] returned 1, and you keep Exact: at beta the search stopped
// ANCHOR: keep
let bound = match value {
    _ if value < alpha => Bound::AtMost,
    _ if value > beta => Bound::AtLeast,
    _ => Bound::Exact,
};
let entry = Entry {
    depth,
    value,
    bound,
    recommended,
};
self.entries.insert(board.clone(), entry);
// ANCHOR_END: keep
