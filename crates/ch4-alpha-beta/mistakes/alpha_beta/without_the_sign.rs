//! mistake: Values are compared without their sign.
//! says: alpha_beta on [−3, −8, −5]: yours returned −8 by move 2, and it should be −3 by move 1. [−9, 4] is −9 in yours and [−3, −8] is −8: the signs do not count there.
// CHANGE: body
-     if board.better(value, best_value) {
+     if recommended.is_none() || board.better(value.saturating_abs(), best_value.saturating_abs()) {
