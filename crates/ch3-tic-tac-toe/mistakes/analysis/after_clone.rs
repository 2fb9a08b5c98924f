//! mistake: Works the value after the move out in a memo of its own.
//! says: known held −4 before the move and −2 after it
// ANCHOR: verdict
    let before = value_of(board, known);
    let after = value_of(&board.play(mv), &mut HashMap::new());
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
