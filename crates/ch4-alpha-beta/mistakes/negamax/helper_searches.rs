//! mistake: A recorded helper searches, and alpha is not negated.
//! says: alpha was not negated.
//! also: turn_passed is right, and yours never came to that move: it was cut, or left out.
// ANCHOR: reply
#[traced(skip(board), window(alpha, beta), depth(depth), values(mover), search(alpha_beta))]
fn search<B: Board>(board: &B, depth: u32, mut alpha: Value, beta: Value) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() {
        return (if board.to_move() == Player::First { board.evaluate() } else { -board.evaluate() }, None);
    }
    let mut best = (Value::MIN, None);
    for mv in board.legal_moves() {
        let next = board.play(mv);
        assert!(turn_passed(board, &next), "{mv} does not pass the turn");
        let v = -search(&next, depth - 1, -beta, alpha).0;
        if v > best.0 {
            best = (v, Some(mv));
        }
        alpha = alpha.max(v);
        if alpha >= beta {
            break;
        }
    }
    best
}
if depth > 0 {
    return search(board, depth, alpha, beta);
}
let value = 0;
// ANCHOR_END: reply
