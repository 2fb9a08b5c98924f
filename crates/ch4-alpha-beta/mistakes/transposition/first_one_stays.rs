//! mistake: The first entry is never replaced.
//! says: what is found later takes the place of what looked less deep
// ANCHOR: keep
let bound = match value {
    _ if value <= alpha => Bound::AtMost,
    _ if value >= beta => Bound::AtLeast,
    _ => Bound::Exact,
};
let entry = Entry {
    depth,
    value,
    bound,
    recommended,
};
self.entries.entry(board.clone()).or_insert(entry);
// ANCHOR_END: keep
