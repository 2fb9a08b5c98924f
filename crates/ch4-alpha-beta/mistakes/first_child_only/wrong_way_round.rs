//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN stopped at 9, although `vp` should be −∞ there, and only `value <= vp` ends the loop.
// CHANGE: child
-         if value <= vp {
+         if value >= vp {
