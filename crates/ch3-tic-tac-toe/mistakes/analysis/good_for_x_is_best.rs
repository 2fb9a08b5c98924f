//! mistake: A move after which the value is not smaller is the best.
//! says: Judge for the player who moved. Yours calls it best where the value rises, and O wants it to fall.
//! also: yours returned "best", and it should be "keeps the outcome". Judge for the player who moved.
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
