//! mistake: Only MAX narrows the window; MIN hands down the old beta.
//! says: MIN handed down the window (44, +∞), and it should hand down (44, 47).
// CHANGE: body
-         Player::Second => beta = beta.min(best_value),
+         Player::Second => { if best_value <= alpha { break; } }
