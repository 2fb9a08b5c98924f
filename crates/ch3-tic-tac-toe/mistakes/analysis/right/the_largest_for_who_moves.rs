//! right: The best of all moves, by the sign of who moves.
// ANCHOR: verdict
    let mover = board.to_move();
    let sign = if mover == Player::First { 1 } else { -1 };
    let values: Vec<Value> = board.legal_moves().map(|m| sign * value_of(&board.play(m), known)).collect();
    let best = *values.iter().max().unwrap();
    let mine = sign * value_of(&board.play(mv), known);
    if mine == best { return Verdict::Best; }
    if mine.signum() == best.signum() { return Verdict::KeepsTheOutcome; }
    if best > 0 { Verdict::ThrowsAwayAWin } else { Verdict::ThrowsAwayADraw }
// ANCHOR_END: verdict
