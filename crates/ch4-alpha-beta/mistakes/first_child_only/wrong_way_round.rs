//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN stopped at 9. Nobody above holds anything there, so that `vp` is −∞: only `value <= vp` may end the loop.
// CHANGE: child
-         if value <= vp {
+         if value >= vp {
