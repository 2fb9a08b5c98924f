//! mistake: Only what closed the window is a bound.
//! says: nothing came above alpha, and there may be less: AtMost.
// ANCHOR: keep
let bound = match value {
    _ if value >= beta => Bound::AtLeast,
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
