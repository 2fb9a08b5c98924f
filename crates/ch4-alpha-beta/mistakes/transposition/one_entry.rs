//! mistake: The table holds one position only.
//! says: suffice, hits counted
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
self.entries.clear();
self.entries.insert(board.clone(), entry);
// ANCHOR_END: keep
