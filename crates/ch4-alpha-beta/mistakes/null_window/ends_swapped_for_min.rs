//! mistake: The ends of the window of MIN are swapped.
//! says: Yours first searched move 2 with the window (6, 5), and it should be (5, 6).
// ANCHOR: reply
let value = if is_first {
    null_window(&new_board, depth - 1, alpha, beta).0
} else {
    let (low, high) = if board.to_move() == Player::First { (alpha, alpha + 1) } else { (beta, beta - 1) };
    let v = null_window(&new_board, depth - 1, low, high).0;
    if v > alpha && v < beta { null_window(&new_board, depth - 1, alpha, beta).0 } else { v }
};
// ANCHOR_END: reply
