//! mistake: Only what looked deeper takes the place.
//! says: or knew only a bound
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
if self.entries.get(board).is_none_or(|old| old.depth < depth) { self.entries.insert(board.clone(), entry); }
// ANCHOR_END: keep
