//! mistake: The function that MAX begins with is told that MIN holds something.
//! says: Take the tree [1500000000, 2000000000]: MAX stopped at 1500000000. Nobody above holds anything there, so that `vp` is +∞: only `value >= vp` may end the loop.
// CHANGE: child
-         if value >= vp {
+         if value >= vp.min(1_000) {
