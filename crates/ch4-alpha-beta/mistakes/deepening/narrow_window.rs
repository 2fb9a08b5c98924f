//! mistake: A window around the last value.
//! says: outside a window it is only a bound.
//! also: 20 boards may be played, and you say that depth 3 is finished: that depth was asked with the window [3, 5]
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = if depth == 1 { alpha_beta(&timed, depth, Value::MIN, Value::MAX) } else { alpha_beta(&timed, depth, deepest.value - 1, deepest.value + 1) };
