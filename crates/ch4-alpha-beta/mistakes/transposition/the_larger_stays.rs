//! mistake: A smaller value does not take the place of a larger one.
//! says: is still kept: what is found later takes the place
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
if self.entries.get(board).is_none_or(|old| old.value <= value) { self.entries.insert(board.clone(), entry); }
// ANCHOR_END: keep
