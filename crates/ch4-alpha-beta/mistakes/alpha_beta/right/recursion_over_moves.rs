//! right: The rest of the moves by recursion over a vector.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// ANCHOR: body
fn rest<B: Board>(board: &B, moves: &[B::Move], depth: u32, alpha: Value, beta: Value, best: (Value, Option<B::Move>)) -> (Value, Option<B::Move>) {
    let Some((&mv, moves)) = moves.split_first() else { return best };
    let value = alpha_beta(&board.play(mv), depth - 1, alpha, beta).0;
    let best = if board.better(value, best.0) { (value, Some(mv)) } else { best };
    let (alpha, beta) = match board.to_move() { Player::First => (alpha.max(best.0), beta), Player::Second => (alpha, beta.min(best.0)) };
    if alpha >= beta { best } else { rest(board, moves, depth, alpha, beta, best) }
}
if depth == 0 || board.done() { return (board.evaluate(), None); }
let moves: Vec<_> = board.legal_moves().collect();
rest(board, &moves, depth, alpha, beta, (board.worst_case(), None))
// ANCHOR_END: body
