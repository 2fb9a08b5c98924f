//! mistake: The reply is asked for its value, and once more for its move.
//! says: Ask for each reply once, and keep the answer.
// ANCHOR: reply
let stays = new_board.to_move() == board.to_move();
let (low, high) = if stays { (alpha, beta) } else { (-beta, -alpha) };
let sign = if stays { 1 } else { -1 };
let mut value = sign * negamax_trap(&new_board, depth - 1, low, high).0;
if value > alpha {
    value = sign * negamax_trap(&new_board, depth - 1, low, high).0;
}
// ANCHOR_END: reply
