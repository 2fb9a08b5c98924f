//! mistake: The move is not kept.
//! says: and no move: keep each as it is.
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
    recommended: recommended.filter(|_| false),
};
self.entries.insert(board.clone(), entry);
// ANCHOR_END: keep
