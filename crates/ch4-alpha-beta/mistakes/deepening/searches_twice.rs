//! mistake: Each depth is searched for its value and for its move.
//! says: Each depth is searched once
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, _) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (_, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
