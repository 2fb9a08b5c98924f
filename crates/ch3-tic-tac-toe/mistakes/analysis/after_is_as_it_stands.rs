//! mistake: Takes what the new board is worth as it stands for the value after.
//! says: whatever is known of the board after the move, you say the same: ask value_of.
// ANCHOR: verdict
let before = value_of(board, known);
let after = board.play(mv).evaluate();
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
