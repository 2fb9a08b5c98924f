//! right: The second search begins at the bound that came back.
//! told: nodes on the empty board
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     let (low, high) = match board.to_move() {
+         Player::First => (value, beta),
+         Player::Second => (alpha, value),
+     };
+     (value, _) = null_window(&new_board, depth - 1, low, high);
