//! mistake: The entry is made and then thrown away.
//! says: nothing was kept
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
let _ = entry;
// ANCHOR_END: keep
