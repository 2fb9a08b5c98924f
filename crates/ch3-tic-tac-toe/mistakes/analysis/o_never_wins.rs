//! mistake: A win is only a win of X.
//! says: O takes 5 on XXO......: −2 → 0. You say "throws away a draw", and "throws away a win" is right: ask what was there to be thrown away
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if before == after {
    return Verdict::Best;
}
if before.signum() == after.signum() {
    return Verdict::KeepsTheOutcome;
}
if before <= 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::ThrowsAwayAWin
}
// ANCHOR_END: verdict
