//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN stopped at 9, where nobody above held anything.
// CHANGE: child
-         if value <= vp {
+         if value >= vp {
