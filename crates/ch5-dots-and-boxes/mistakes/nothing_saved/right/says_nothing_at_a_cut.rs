//! right: Outside the window the value is a bound, and a move may be said or not.
// CHANGE: children
-         break; // the moves that are left are never made
+         return (best_value, None);
