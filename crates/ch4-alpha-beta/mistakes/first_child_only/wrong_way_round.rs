//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN stopped at 1, and did not read the other replies. `vp` is −∞ there, and 1 is more. Only `value <= vp` may end the loop.
// CHANGE: child
-         if value <= vp {
+         if value >= vp {
