//! mistake: Only MIN narrows the window; MAX hands down the old alpha.
//! says: MAX hands down the bound it was given, not the one it has now
// CHANGE: body
-         Player::First => alpha = alpha.max(best_value),
+         Player::First => { if best_value >= beta { break; } }
