//! mistake: Calls a win that takes longer a win thrown away.
//! says: 5 → 3. You say "throws away a win", and "keeps the outcome" is right: still wins, only later: compare outcomes first.
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if before == after {
    Verdict::Best
} else if before == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::ThrowsAwayAWin
}
// ANCHOR_END: verdict
