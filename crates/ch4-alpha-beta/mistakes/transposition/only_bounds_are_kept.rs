//! mistake: An exact value is not worth keeping.
//! says: other results are. Every one is kept, with what it says.
// ANCHOR: look_up
let (mut alpha, mut beta) = (alpha, beta);
let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
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
// ANCHOR: keep
let bound = match value {
    _ if value <= alpha => Bound::AtMost,
    _ if value >= beta => Bound::AtLeast,
    _ => Bound::Exact,
};
let entry = Entry { depth, value, bound, recommended };
if bound != Bound::Exact { self.entries.insert(board.clone(), entry); }
// ANCHOR_END: keep
