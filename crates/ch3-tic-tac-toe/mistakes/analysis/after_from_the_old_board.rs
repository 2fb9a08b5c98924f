//! mistake: Plays the move and asks about the old board.
//! says: the values of the two boards change nothing in what you say: ask value_of for both.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(board, known);
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
