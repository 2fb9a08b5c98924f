//! mistake: The break is taken out, and the bound is still not looked at.
//! says: read on after the 40: nobody looks at `vp`, at MAX or at MIN.
// CHANGE: child
-         if value >= vp {
+         if false {

-         if value <= vp {
+         if false {
