//! mistake: At alpha it is said to be "at least", at beta "at most".
//! says: and you keep AtMost: at beta the search stopped, and there may be more: AtLeast.
// ANCHOR: keep
let bound = match value {
    _ if value <= alpha => Bound::AtLeast,
    _ if value >= beta => Bound::AtMost,
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
