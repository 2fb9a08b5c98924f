//! mistake: The loop ends while one value could still be better.
//! says: at [45, 43] yours stopped at 45, and 45 is still better for MAX than the 44 it holds: not refuted yet
// CHANGE: child
-         if value <= vp {
+         if value <= vp.saturating_add(1) {
