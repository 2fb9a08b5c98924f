//! mistake: The last value is handed on as alpha.
//! says: gives
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, depth, if depth > 1 { deepest.value } else { Value::MIN }, Value::MAX);
