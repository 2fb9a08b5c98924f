//! mistake: A window around the last value.
//! says: An answer at an end of its window, or outside, is only a bound
//! also: with time for 20 boards: yours returned depth 3 with 8 by move 1, and it should be depth 2 with 4 by move 1. Depth 3 was asked with the window (3, 5)
// CHANGE: body
-     let (value, recommended) = alpha_beta(&timed, depth, Value::MIN, Value::MAX);
+     let (value, recommended) = if depth == 1 { alpha_beta(&timed, depth, Value::MIN, Value::MAX) } else { alpha_beta(&timed, depth, deepest.value - 1, deepest.value + 1) };
