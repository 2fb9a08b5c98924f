//! mistake: The second search asks a question, too.
//! says: Yours searched move 2 once more with the window (4, 5), and it should be (−∞, 6).
// CHANGE: reply
-     (value, _) = null_window(&new_board, depth - 1, alpha, beta);
+     let (low, high) = match board.to_move() {
+         Player::First => (value, value + 1),
+         Player::Second => (value - 1, value),
+     };
+     (value, _) = null_window(&new_board, depth - 1, low, high);
