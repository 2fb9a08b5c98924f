//! right: A helper that is recorded as a search is, and gets the window as it is.
// ANCHOR: reply
#[traced(skip(next), window(alpha, beta), depth(depth), values(mover), search(alpha_beta))]
fn reply<B: Board>(next: &B, depth: u32, alpha: Value, beta: Value) -> Value {
    -negamax(next, depth - 1, -beta, -alpha).0
}
let value = reply(&new_board, depth, alpha, beta);
// ANCHOR_END: reply
