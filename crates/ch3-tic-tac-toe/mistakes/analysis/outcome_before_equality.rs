//! mistake: The outcome is asked first, so nothing is ever best.
//! says: ask first whether the two values are equal.
// ANCHOR: verdict
    let before = value_of(board, known);
    let after = value_of(&board.play(mv), known);
    if before.signum() == after.signum() {
        Verdict::KeepsTheOutcome
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::ThrowsAwayAWin
    }
// ANCHOR_END: verdict
