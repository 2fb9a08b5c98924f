//! mistake: A bound answers whatever the window is.
//! says: A bound is not a value. "at least" raises alpha; it answers only where alpha and beta meet.
// ANCHOR: look_up
let (alpha, beta) = (alpha, beta);
let Some(entry) = self.entry(board).filter(|entry| entry.depth >= depth) else {
    return Probe::Open { alpha, beta };
};
Probe::Answer(entry.value, entry.recommended)
// ANCHOR_END: look_up
