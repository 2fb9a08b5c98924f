//! mistake: Only MAX looks at the bound.
//! says: MAX holds 44, and at [40, 35] MIN read on after the 40: `vp` is 44 there, and yours does not compare with it at MIN.
// CHANGE: child
-         if value <= vp {
+         if false {
