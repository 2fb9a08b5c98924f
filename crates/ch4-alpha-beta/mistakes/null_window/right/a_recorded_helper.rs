//! right: A helper that is recorded, too, asks and searches.
// ANCHOR: reply
#[traced(skip(next), window(alpha, beta), depth(depth))]
fn search<B: Board>(next: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    null_window(next, depth - 1, alpha, beta).0
}
let (low, high) = match (is_first, board.to_move()) {
    (true, _) => (alpha, beta),
    (false, Player::First) => (alpha, alpha + 1),
    (false, Player::Second) => (beta - 1, beta),
};
let mut value = search(&new_board, depth, low, high);
if !is_first && value > alpha && value < beta {
    value = search(&new_board, depth, alpha, beta);
}
// ANCHOR_END: reply
