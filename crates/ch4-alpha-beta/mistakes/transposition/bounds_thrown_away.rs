//! mistake: Only exact values are kept.
//! says: and nothing was kept: other results are. Every one is kept, with what it says.
//! also: a search with the window [−9, 3] returned 3, and nothing was kept: other results are.
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
if bound == Bound::Exact { self.entries.insert(board.clone(), entry); }
// ANCHOR_END: keep
