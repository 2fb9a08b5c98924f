//! right: asks the board whether the value before was better
// ANCHOR: verdict
    let [before, after] = [value_of(board, known), value_of(&board.play(mv), known)];
    if !board.better(before, after) {
        Verdict::Best
    } else if board.better(before, 0) && !board.better(after, 0) {
        Verdict::ThrowsAwayAWin
    } else if before == 0 {
        Verdict::ThrowsAwayADraw
    } else {
        Verdict::KeepsTheOutcome
    }
// ANCHOR_END: verdict
