//! mistake: An entry as deep as asked does not answer.
//! says: an entry of depth 9 was asked at depth 9
// ANCHOR: look_up
let (mut alpha, mut beta) = (alpha, beta);
let Some(entry) = self.entry(board).filter(|entry| entry.depth > depth) else {
    return Probe::Open { alpha, beta };
};
let answer = Probe::Answer(entry.value, entry.recommended);
match entry.bound {
    Bound::Exact => return answer,
    Bound::AtLeast => alpha = alpha.max(entry.value),
    Bound::AtMost => beta = beta.min(entry.value),
}
if alpha >= beta {
    answer
} else {
    Probe::Open { alpha, beta }
}
// ANCHOR_END: look_up
