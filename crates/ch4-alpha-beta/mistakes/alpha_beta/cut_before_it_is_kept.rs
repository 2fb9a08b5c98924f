//! mistake: The loop is left before the value that closed the window is kept.
//! says: Take the tree [[44, 61], [46, 40, 35]]: at [46, 40, 35] yours reads the 40, and returns the 46. What closed the window must be kept before the loop is left.
//! also: [[44, 61], [45, 35]] is searched wrongly already: mend that first.
// CHANGE: body
+     let closes = match board.to_move() {
+         Player::First => value >= beta,
+         Player::Second => value <= alpha,
+     };
+     if closes {
+         break;
+     }
      if board.better(value, best_value) {
