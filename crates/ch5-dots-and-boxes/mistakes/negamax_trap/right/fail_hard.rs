//! right: Returns alpha where nothing is better.
// CHANGE: negamax_trap
-     (best_value, recommended)
+     (if best_value == Value::MIN { alpha } else { best_value }, recommended)
