//! mistake: Every move is searched with the window as it is: plain alpha-beta.
//! says: yours first searched move 2 with the window (4, +∞), and it should be (4, 5).
// CHANGE: reply
- let (low, high) = match board.to_move() {
-     _ if is_first => (alpha, beta),
-     Player::First => (alpha, alpha + 1),
-     Player::Second => (beta - 1, beta),
- };
- let (mut value, _reply) = null_window(&new_board, depth - 1, low, high);
- let is_better = alpha < value && value < beta;
- if !is_first && is_better {
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
- }
+ let (value, _reply) = null_window(&new_board, depth - 1, alpha, beta);
