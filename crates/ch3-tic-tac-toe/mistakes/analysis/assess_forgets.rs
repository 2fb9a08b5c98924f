//! mistake: assess makes a memo of its own.
//! says: known held −4 before the move and −2 after it. You say "best", and "keeps the outcome" is right: ask value_of with the known that you were handed
// ANCHOR: verdict
let known = &mut HashMap::new();
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
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
