//! mistake: An exact value is not worth keeping.
//! says: Other results are kept. Keep every one, with what it means.
// ANCHOR: keep
let bound = match value {
    _ if value <= alpha => Bound::AtMost,
    _ if value >= beta => Bound::AtLeast,
    _ => Bound::Exact,
};
let entry = Entry { depth, value, bound, recommended };
if bound != Bound::Exact { self.entries.insert(board.clone(), entry); }
// ANCHOR_END: keep
