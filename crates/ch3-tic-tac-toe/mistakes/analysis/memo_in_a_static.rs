//! mistake: Keeps the outcome of the last move in a static.
//! says: gives another answer the second time
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
use std::sync::atomic::{AtomicI32, Ordering};
static LAST: AtomicI32 = AtomicI32::new(0);
let before = before + LAST.swap(1, Ordering::SeqCst) * before.abs().max(1);
if before == after {
    return Verdict::Best;
}
if before.signum() == after.signum() {
    return Verdict::KeepsTheOutcome;
}
if before == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::ThrowsAwayAWin
}
// ANCHOR_END: verdict
