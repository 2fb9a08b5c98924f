//! mistake: The window is narrowed for the own test, and handed down as it came in.
//! says: MAX asked about a move with the window [−∞, +∞], and [44, +∞] is wanted there.
// ANCHOR: body
if depth == 0 || board.done() {
    return (board.evaluate(), None);
}
let (mut low, mut high) = (alpha, beta);
let mut best_value = board.worst_case();
let mut recommended = None;
for try_it in board.legal_moves() {
    let new_board = board.play(try_it);
    let (value, _reply) = alpha_beta(&new_board, depth - 1, alpha, beta);
    if board.better(value, best_value) {
        best_value = value;
        recommended = Some(try_it);
    }
    match board.to_move() {
        Player::First => low = low.max(best_value),
        Player::Second => high = high.min(best_value),
    }
    if low >= high {
        break; // whoever can avoid this board will
    }
}
(best_value, recommended)
// ANCHOR_END: body
