//! mistake: A smaller value does not take the place of a larger one.
//! says: A later result must replace an entry that looked less deep, and one that looked as deep and is only a bound.
// ANCHOR: keep
let bound = match value {
    _ if value <= alpha => Bound::AtMost,
    _ if value >= beta => Bound::AtLeast,
    _ => Bound::Exact,
};
let entry = Entry { depth, value, bound, recommended };
if self.entries.get(board).is_none_or(|old| old.value <= value) { self.entries.insert(board.clone(), entry); }
// ANCHOR_END: keep
