//! mistake: A value that is one worse counts as equal.
//! says: A move that is worth 1 less than the best has a chance in yours if it comes later.
// CHANGE: body
-     } else if value == best_value {
+     } else if value == best_value || value + 1 == best_value {
