//! mistake: Does not ask which win is the better one.
//! says: another move is better: compare the values.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if before.signum() == after.signum() {
    Verdict::Best
} else if before == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::ThrowsAwayAWin
}
// ANCHOR_END: verdict
