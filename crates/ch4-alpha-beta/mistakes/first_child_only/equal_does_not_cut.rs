//! mistake: An equal value does not end the loop.
//! says: MAX holds 44, and at [44, 35] the 44 is not better. Equal cuts
// CHANGE: child
-         if value >= vp {
+         if value > vp {

-         if value <= vp {
+         if value < vp {
