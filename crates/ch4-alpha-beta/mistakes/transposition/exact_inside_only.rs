//! mistake: An exact value answers only inside the window.
//! says: an exact value is the answer, whatever the window is.
// ANCHOR: look_up
let (mut alpha, mut beta) = (alpha, beta);
let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
    return Probe::Open { alpha, beta };
};
let answer = Probe::Answer(entry.value, entry.recommended);
match entry.bound {
    Bound::Exact if entry.value > alpha && entry.value < beta => return answer,
    Bound::Exact => {}
    Bound::AtLeast => alpha = alpha.max(entry.value),
    Bound::AtMost => beta = beta.min(entry.value),
}
if alpha >= beta {
    answer
} else {
    Probe::Open { alpha, beta }
}
// ANCHOR_END: look_up
