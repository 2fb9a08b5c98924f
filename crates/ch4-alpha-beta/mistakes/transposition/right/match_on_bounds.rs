//! right: One match over bound and window.
//! told: 1 981 calls on the empty board with a table, 7 275 without
// ANCHOR: look_up
match self.entry(board) {
    Some(entry) if entry.depth >= depth => {
        let (v, answer) = (entry.value, Probe::Answer(entry.value, entry.recommended));
        match entry.bound {
            Bound::Exact => answer,
            Bound::AtLeast if v >= beta => answer,
            Bound::AtLeast => Probe::Open { alpha: alpha.max(v), beta },
            Bound::AtMost if v <= alpha => answer,
            Bound::AtMost => Probe::Open { alpha, beta: beta.min(v) },
        }
    }
    _ => Probe::Open { alpha, beta },
}
// ANCHOR_END: look_up
