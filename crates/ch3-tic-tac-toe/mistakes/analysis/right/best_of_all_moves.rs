//! right: The value before is the best over all moves.
// ANCHOR: verdict
let mut before = board.worst_case();
for other in board.legal_moves() {
    let value = value_of(&board.play(other), known);
    if board.better(value, before) {
        before = value;
    }
}
let after = value_of(&board.play(mv), known);
if before == after {
    return Verdict::Best;
}
if before.signum() == after.signum() {
    return Verdict::KeepsTheOutcome;
}
if before == 0 { Verdict::ThrowsAwayADraw } else { Verdict::ThrowsAwayAWin }
// ANCHOR_END: verdict
