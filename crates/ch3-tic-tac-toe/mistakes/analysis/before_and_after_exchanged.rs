//! mistake: Exchanges the two.
//! says: ask what was there to be thrown away: a win or a draw.
// ANCHOR: verdict
let after = value_of(board, known);
let before = value_of(&board.play(mv), known);
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
