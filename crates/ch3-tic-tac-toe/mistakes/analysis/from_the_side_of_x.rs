//! mistake: Judges by what X has of it.
//! says: No move has a better value; judge for the player who moved.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if after < 0 {
    Verdict::ThrowsAwayAWin
} else if before == after {
    Verdict::Best
} else if before.signum() == after.signum() {
    Verdict::KeepsTheOutcome
} else if before == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::ThrowsAwayAWin
}
// ANCHOR_END: verdict
