//! mistake: Every round searches to the same depth.
//! says: that is what depth 1 says.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, 1, Value::MIN, Value::MAX);
