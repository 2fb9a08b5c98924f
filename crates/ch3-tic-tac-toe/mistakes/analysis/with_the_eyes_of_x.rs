//! mistake: Each move is judged as if X had made it: a larger value is best, and above 0 is a win.
//! says: Judge for the player who moved. Yours calls it best where the value rises, and O wants it to fall.
//! also: yours returned "best", and it should be "keeps the outcome". Judge for the player who moved.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if after >= before {
    Verdict::Best
} else if before > 0 && after > 0 {
    Verdict::KeepsTheOutcome
} else if before > 0 {
    Verdict::ThrowsAwayAWin
} else {
    Verdict::ThrowsAwayADraw
}
// ANCHOR_END: verdict
