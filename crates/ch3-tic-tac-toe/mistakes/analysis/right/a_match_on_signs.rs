//! right: The verdict by a match.
// ANCHOR: verdict
let (before, after) = (value_of(board, known), value_of(&board.play(mv), known));
match (before.signum(), after.signum()) {
    _ if before == after => Verdict::Best,
    (was, is) if was == is => Verdict::KeepsTheOutcome,
    (0, _) => Verdict::ThrowsAwayADraw,
    _ => Verdict::ThrowsAwayAWin,
}
// ANCHOR_END: verdict
