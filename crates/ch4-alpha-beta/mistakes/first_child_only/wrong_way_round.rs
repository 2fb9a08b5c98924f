//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN stopped at 9, while MAX above held nothing.
// CHANGE: child
-         if value <= vp {
+         if value >= vp {
