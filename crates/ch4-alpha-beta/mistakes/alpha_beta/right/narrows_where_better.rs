//! right: The window is narrowed only when something better was found.
// CHANGE: body
-     }
      match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+             Player::First => alpha = alpha.max(value),
+             Player::Second => beta = beta.min(value),
      }
-     if alpha >= beta {
-         break; // whoever can avoid this board will
+         if beta <= alpha {
+             return (best_value, recommended);

+ }
  (best_value, recommended)
