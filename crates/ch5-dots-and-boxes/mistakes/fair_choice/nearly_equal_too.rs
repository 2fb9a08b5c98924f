//! mistake: A value that is one worse counts as equal.
//! says: the two best have a chance
// CHANGE: body
-     } else if value == best_value {
+     } else if value == best_value || value + 1 == best_value {
