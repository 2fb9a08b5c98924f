//! mistake: Calls a move best if it is nearly as good.
//! says: another move is better: compare the values.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if (before - after).abs() <= 2 {
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
