//! mistake: A move after which the value is not smaller is the best.
//! says: another move is better, for O wants less. Where the same happens to X you say it rightly
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
