//! mistake: Both bounds are narrowed, whoever moves.
//! says: have alpha and beta met by then?
// CHANGE: children
-     match board.to_move() {
-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
-     }
+     alpha = alpha.max(best_value);
+     beta = beta.min(best_value);
      if alpha >= beta {
