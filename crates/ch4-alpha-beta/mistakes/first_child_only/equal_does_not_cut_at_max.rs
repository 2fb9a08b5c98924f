//! mistake: An equal value does not end the loop at MAX.
//! says: MIN holds 6, and at [6, 9] the 6 is not better. Equal cuts
// CHANGE: child
-         if value >= vp {
+         if value > vp {
