//! mistake: The value is compared with 0, not with the window.
//! says: a search with the window [0, 2] returned 0, and you keep Exact: nothing came above alpha
// ANCHOR: keep
let bound = match value {
    _ if value < 0 && alpha < beta => Bound::AtMost,
    _ if value > 0 => Bound::AtLeast,
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
