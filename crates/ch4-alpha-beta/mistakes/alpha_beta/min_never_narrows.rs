//! mistake: Only MAX narrows the window; MIN hands down the old beta.
//! says: MIN asked about a move with the window [−∞, +∞], and [−∞, 44] is wanted there.
// CHANGE: body
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => { if best_value <= alpha { break; } }
