//! mistake: The larger of both depths is kept with the new value.
//! says: does what was kept answer this question?
// ANCHOR: keep
        let bound = match value {
            _ if value <= alpha => Bound::AtMost,
            _ if value >= beta => Bound::AtLeast,
            _ => Bound::Exact,
        };
        let depth = self.entry(board).map_or(depth, |old| old.depth.max(depth));
        let entry = Entry { depth, value, bound, recommended };
        self.entries.insert(board.clone(), entry);
// ANCHOR_END: keep
