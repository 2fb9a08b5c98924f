//! mistake: Each move is judged as if X had made it: a larger value is best, and above 0 is a win.
//! says: O takes 3 on XO.X.....: 3 → 5. You say "best", and "keeps the outcome" is right: judge for who moved.
//! also: known held −4 before the move and −2 after it. You say "best", and "keeps the outcome" is right: judge for who moved.
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
