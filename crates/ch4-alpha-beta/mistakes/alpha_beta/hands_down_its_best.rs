//! mistake: Hands down its best value, also where that is worse than the bound it was given.
//! says: MAX hands down the larger of alpha and its best value
// ANCHOR: body
if depth == 0 || board.done() { return (board.evaluate(), None); }
let (mut alpha, mut beta) = (alpha, beta);
let mut best = (board.worst_case(), None);
for mv in board.legal_moves() {
    let max = board.to_move() == Player::First;
    let (a, b) = if max { (best.0, beta) } else { (alpha, best.0) };
    let (value, _) = alpha_beta(&board.play(mv), depth - 1, a, b);
    if board.better(value, best.0) { best = (value, Some(mv)); }
    if max && best.0 >= beta || !max && best.0 <= alpha { break; }
}
let _ = (&mut alpha, &mut beta);
best
// ANCHOR_END: body
