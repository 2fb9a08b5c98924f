//! mistake: Every round searches to the greatest depth.
//! says: suffice
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, most, Value::MIN, Value::MAX);
