//! mistake: A value outside the window is not even compared with the best, since it cannot matter.
//! says: +∞ is what MIN's best value begins with. Keep the best value that was found, even where it lies outside the window.
// CHANGE: children
-         if board.better(value, best_value) {
-             (best_value, recommended) = (value, Some(mv));
-         }
+         let useless = match board.to_move() {
+             Player::First => value <= alpha,
+             Player::Second => value >= beta,
+         };
+         if useless {
+             continue;
+         }
+         (best_value, recommended) = (value, Some(mv));
