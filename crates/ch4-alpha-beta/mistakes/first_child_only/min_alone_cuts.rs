//! mistake: Only MIN looks at the bound.
//! says: MIN holds 6, and at [7, 4] MAX read on after the 7: `vp` is 6 there, and yours does not compare with it at MAX.
// CHANGE: child
-         if value >= vp {
+         if false {
