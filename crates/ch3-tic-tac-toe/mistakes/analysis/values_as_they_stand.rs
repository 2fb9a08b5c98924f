//! mistake: The board itself says what it is worth before and after the move.
//! says: The values of the two boards change nothing in your verdict: ask value_of for both.
// ANCHOR: verdict
    let _ = known;
    let before = board.evaluate();
    let after = board.play(mv).evaluate();
    if before == after {
        Verdict::Best
    } else if before.signum() == after.signum() {
        Verdict::KeepsTheOutcome
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::ThrowsAwayAWin
    }
// ANCHOR_END: verdict
