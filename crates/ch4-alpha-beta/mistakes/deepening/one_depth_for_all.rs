//! mistake: Every round searches to the same depth.
//! says: Yours is the answer of depth 1. The value and the move are both those of the last depth that was finished.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, 1, Value::MIN, Value::MAX);
