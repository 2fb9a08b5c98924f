//! mistake: The second search begins above the bound that came back.
//! says: It came back with "at least −6", and it may be −6 itself.
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     let (above, below) = match board.to_move() {
+         Player::First => (value + 1, beta),
+         Player::Second => (alpha, value - 1),
+     };
+     (value, _) = null_window(&new_board, depth - 1, above, below);
