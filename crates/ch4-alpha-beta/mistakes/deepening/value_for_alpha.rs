//! mistake: The last value is handed on as alpha.
//! says: That depth was asked with the window [−1, +∞] and answered −1. At an end of its window, or outside, an answer is only a bound: ask each depth with the open window.
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, depth, if depth > 1 { deepest.value } else { Value::MIN }, Value::MAX);
