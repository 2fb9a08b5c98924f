//! mistake: Takes the depth off the value, since a fast win is better.
//! says: never a sum.
// CHANGE: body
-         best_value = value;
+         best_value = value - depth as Value;
