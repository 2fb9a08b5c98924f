//! mistake: The table holds one position only.
//! says: and 1 of them is kept: what is known of one position stays when another is stored.
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
