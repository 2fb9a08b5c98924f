//! mistake: The window is narrowed for the own test, and handed down as it came in.
//! says: MAX handed down the window (−∞, +∞), and it should hand down (44, +∞).
// CHANGE: body
- let (mut alpha, mut beta) = (alpha, beta);
+ let (mut low, mut high) = (alpha, beta);

-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => low = low.max(best_value),
+         Player::Second => high = high.min(best_value),
      }
-     if alpha >= beta {
+     if low >= high {
