//! right: An if chain when storing.
// ANCHOR: keep
let bound = if value >= beta { Bound::AtLeast } else if value > alpha { Bound::Exact } else { Bound::AtMost };
self.entries.insert(board.clone(), Entry { depth, value, bound, recommended });
// ANCHOR_END: keep
