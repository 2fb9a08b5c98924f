//! right: An entry that looked deeper stays.
// ANCHOR: keep
let bound = match value {
    _ if value <= alpha => Bound::AtMost,
    _ if value >= beta => Bound::AtLeast,
    _ => Bound::Exact,
};
if self.entries.get(board).is_none_or(|old| old.depth <= depth) {
    self.entries.insert(board.clone(), Entry { depth, value, bound, recommended });
}
// ANCHOR_END: keep
