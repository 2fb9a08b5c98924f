//! mistake: A value farther from 0 was thrown away.
//! says: Above 0 X wins and below 0 O, so the sign says the outcome.
// ANCHOR: verdict
    let before = value_of(board, known).abs();
    let after = value_of(&board.play(mv), known).abs();
    if before == after {
        Verdict::Best
    } else if before > 0 && after > 0 {
        Verdict::KeepsTheOutcome
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::ThrowsAwayAWin
    }
// ANCHOR_END: verdict
