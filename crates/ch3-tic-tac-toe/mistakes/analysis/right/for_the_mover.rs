//! right: Both values are turned to the side of who moves.
// ANCHOR: verdict
let sign = if board.to_move() == Player::First { 1 } else { -1 };
let before = sign * value_of(board, known);
let after = sign * value_of(&board.play(mv), known);
if after >= before {
    Verdict::Best
} else if before > 0 && after <= 0 {
    Verdict::ThrowsAwayAWin
} else if before == 0 {
    Verdict::ThrowsAwayADraw
} else {
    Verdict::KeepsTheOutcome
}
// ANCHOR_END: verdict
