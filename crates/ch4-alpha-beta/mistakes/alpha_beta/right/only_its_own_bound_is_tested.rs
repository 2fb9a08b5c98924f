//! right: MAX tests its value against beta, MIN against alpha.
//! told: 18 297 nodes on the empty board; look_ahead needs 549 946.
// CHANGE: body
-     if alpha >= beta {
+     let refuted = match board.to_move() {
+         Player::First => best_value >= beta,
+         Player::Second => best_value <= alpha,
+     };
+     if refuted {
