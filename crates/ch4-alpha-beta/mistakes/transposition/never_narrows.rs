//! mistake: A bound that does not answer is not used.
//! says: A bound that does not answer still narrows the window.
// ANCHOR: look_up
let (alpha, beta) = (alpha, beta);
let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
    return Probe::Open { alpha, beta };
};
let answer = Probe::Answer(entry.value, entry.recommended);
match entry.bound {
    Bound::Exact => return answer,
    Bound::AtLeast if entry.value >= beta => return answer,
    Bound::AtMost if entry.value <= alpha => return answer,
    _ => {}
}
Probe::Open { alpha, beta }
// ANCHOR_END: look_up
