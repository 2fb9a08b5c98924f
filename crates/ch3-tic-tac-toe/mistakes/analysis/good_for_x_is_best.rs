//! mistake: A move after which the value is not smaller is the best.
//! says: You say "best", and "keeps the outcome" is right: judge for who moved. You call it best where the value rises, and O wants it to fall.
//! also: known held −4 before the move and −2 after it. You say "best", and "keeps the outcome" is right: judge for who moved.
    // ANCHOR: verdict
    let before = value_of(board, known);
    let after = value_of(&board.play(mv), known);
    if after >= before {
        Verdict::Best
    } else if before.signum() == after.signum() {
        Verdict::KeepsTheOutcome
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::ThrowsAwayAWin
    }
    // ANCHOR_END: verdict
