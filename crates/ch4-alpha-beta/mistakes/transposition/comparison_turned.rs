//! mistake: The comparisons are turned round.
//! says: it lies between alpha and beta, so it is the value.
// ANCHOR: keep
let bound = match value {
    _ if value >= alpha => Bound::AtMost,
    _ if value <= beta => Bound::AtLeast,
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
