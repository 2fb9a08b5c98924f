//! mistake: The function that MAX begins with is told that MIN holds something.
//! says: In another tree, [1500000000, 2000000000], MAX stopped at 1500000000, where nobody above held anything
// CHANGE: child
-         if value >= vp {
+         if value >= vp.min(1_000) {
