//! mistake: Only MAX looks at the bound.
//! says: MAX holds 44, and at [40, 35] MIN read on after the 40: `vp` came in, and does not end the loop at MIN.
// CHANGE: child
-         if value <= vp {
+         if false {
