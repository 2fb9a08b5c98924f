//! mistake: Who maximises is counted by depth, so an extra turn is taken for the opponent's.
//! says: In yours MAX and MIN alternate by level. Ask the board who moves
// ANCHOR: body
if depth == 0 || board.done() { return (board.evaluate(), None); }
let (mut alpha, mut beta) = (alpha, beta);
fn go<B: Board>(board: &B, depth: u32, mut alpha: Value, mut beta: Value, first: bool) -> (Value, Option<B::Move>) {
    if depth == 0 || board.done() { return (board.evaluate(), None); }
    let mut best_value = if first { Value::MIN } else { Value::MAX };
    let mut recommended = None;
    for try_it in board.legal_moves() {
        let (value, _) = go(&board.play(try_it), depth - 1, alpha, beta, !first);
        if first && value > best_value || !first && value < best_value { best_value = value; recommended = Some(try_it); }
        if first { alpha = alpha.max(best_value); } else { beta = beta.min(best_value); }
        if alpha >= beta { break; }
    }
    (best_value, recommended)
}
alpha = alpha.max(Value::MIN); beta = beta.min(Value::MAX);
go(board, depth, alpha, beta, board.to_move() == Player::First)
// ANCHOR_END: body
