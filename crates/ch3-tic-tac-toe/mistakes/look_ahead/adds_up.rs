//! mistake: Adds the values up.
//! says: A value is always that of some leaf, never a sum.
// CHANGE: body
-         best_value = value;
+         best_value = if recommended.is_none() { value } else { best_value + value };
