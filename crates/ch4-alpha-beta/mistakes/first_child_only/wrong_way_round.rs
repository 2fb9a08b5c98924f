//! mistake: MIN stops as soon as it is above the bound.
//! says: MIN stopped at 9 although nobody above it holds a value yet
// CHANGE: child
-         if value <= vp {
+         if value >= vp {
