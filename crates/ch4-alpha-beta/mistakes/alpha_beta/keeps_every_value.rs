//! mistake: Each value replaces the one before.
//! says: Each move replaces the one before, and the last is left
// CHANGE: body
-     if board.better(value, best_value) {
+     if true {

-         Player::First => alpha = alpha.max(best_value),
-         Player::Second => beta = beta.min(best_value),
+         Player::First => alpha = alpha.max(Value::MIN),
+         Player::Second => beta = beta.min(Value::MAX),
