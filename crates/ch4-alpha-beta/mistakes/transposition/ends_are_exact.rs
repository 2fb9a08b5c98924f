//! mistake: A value at the end of the window is taken to be exact.
//! says: [−2, 1] returned 1: that is AtLeast.
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
