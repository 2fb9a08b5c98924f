//! mistake: A bound answers whatever the window is.
//! says: it answers only where they meet
// ANCHOR: look_up
let (alpha, beta) = (alpha, beta);
let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
    return Probe::Open { alpha, beta };
};
let answer = Probe::Answer(entry.value, entry.recommended);
answer
// ANCHOR_END: look_up
