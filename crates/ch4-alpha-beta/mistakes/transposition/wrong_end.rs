//! mistake: At least lowers beta, at most raises alpha.
//! says: "at least" raises alpha
// ANCHOR: look_up
let (mut alpha, mut beta) = (alpha, beta);
let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
    return Probe::Open { alpha, beta };
};
let answer = Probe::Answer(entry.value, entry.recommended);
match entry.bound {
    Bound::Exact => return answer,
    Bound::AtLeast => beta = beta.min(entry.value),
    Bound::AtMost => alpha = alpha.max(entry.value),
}
if alpha >= beta {
    answer
} else {
    Probe::Open { alpha, beta }
}
// ANCHOR_END: look_up
