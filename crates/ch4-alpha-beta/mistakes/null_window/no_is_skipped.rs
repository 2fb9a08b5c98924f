//! mistake: A move that is not better is left out, with its bound.
//! says: the best of the last answers about its moves was 4, and yours returned 2.
// ANCHOR: reply
let (low, high) = match board.to_move() {
    _ if is_first => (alpha, beta),
    Player::First => (alpha, alpha + 1),
    Player::Second => (beta - 1, beta),
};
let (mut value, _) = null_window(&new_board, depth - 1, low, high);
if !is_first {
    if board.to_move() == Player::First && value <= alpha || board.to_move() == Player::Second && value >= beta {
        continue;
    }
    if alpha < value && value < beta {
        value = null_window(&new_board, depth - 1, alpha, beta).0;
    }
}
// ANCHOR_END: reply
