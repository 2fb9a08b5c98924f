//! mistake: The last value is handed on as alpha.
//! says: Depth 2 was asked with the window (0, +∞) and answered −1. An answer at an end of its window, or outside, is only a bound: with which window is each answer the value itself?
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = alpha_beta(&timed, depth, if depth > 1 { deepest.value } else { Value::MIN }, Value::MAX);
