//! mistake: Only what came to nothing is a bound.
//! says: at beta the search stopped, and there may be more: AtLeast.
// ANCHOR: keep
let bound = match value {
    _ if value <= alpha => Bound::AtMost,
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
