//! mistake: It is searched again where the answer is no.
//! says: Yours searched move 2 once, and it should search it once more.
// ANCHOR: reply
let value = if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = if board.to_move() == Player::First { (alpha, alpha + 1) } else { (beta - 1, beta) };
    let v = null_window(&new_board, depth - 1, low, high).0;
    if v <= alpha || v >= beta { null_window(&new_board, depth - 1, alpha, beta).0 } else { v }
};
// ANCHOR_END: reply
