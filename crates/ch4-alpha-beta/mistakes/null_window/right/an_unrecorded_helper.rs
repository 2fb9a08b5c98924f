//! right: A helper asks, and is not recorded.
// ANCHOR: reply
fn worth<B: Board>(next: &B, depth: u32, (alpha, beta): (Value, Value), ask: Option<(Value, Value)>) -> Value {
    if let Some((low, high)) = ask {
        let bound = null_window(next, depth, low, high).0;
        if bound <= alpha || beta <= bound {
            return bound;
        }
    }
    null_window(next, depth, alpha, beta).0
}
let ask = match board.to_move() {
    Player::First if !is_first => Some((alpha, alpha + 1)),
    Player::Second if !is_first => Some((beta - 1, beta)),
    _ => None,
};
let value = worth(&new_board, depth - 1, (alpha, beta), ask);
// ANCHOR_END: reply
