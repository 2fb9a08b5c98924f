//! mistake: Takes what the board is worth as it stands for the value before.
//! says: whatever is known of the board before the move, you say the same: ask value_of.
// ANCHOR: verdict
let before = board.evaluate();
let after = value_of(&board.play(mv), known);
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
