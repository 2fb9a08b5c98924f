//! mistake: A lost position has no best move.
//! says: You say "keeps the outcome", and "best" is right: no move has a better value
// ANCHOR: verdict
let before = value_of(board, known);
let after = value_of(&board.play(mv), known);
if before == after && before != 0 && (before > 0) != (board.to_move() == Player::First) {
    return Verdict::KeepsTheOutcome;
}
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
