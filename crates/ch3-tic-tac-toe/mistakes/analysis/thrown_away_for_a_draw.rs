//! mistake: Names what is left of the game instead of what was thrown away.
//! says: ask what was there to be thrown away: a win or a draw.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if before == after {
    Verdict::Best
} else if before.signum() == after.signum() {
    Verdict::KeepsTheOutcome
} else if after == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::ThrowsAwayAWin
}
// ANCHOR_END: verdict
