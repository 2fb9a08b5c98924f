//! mistake: The two comparisons are exchanged.
//! says: MIN stopped at 1, and did not read the other replies. `vp` is −∞ there, and 1 is more. Only `value <= vp` may end the loop.
//! also: [[9, 4, 6, 3]] is valued wrongly already: mend that first.
//! also: yours read [[44, ×]
// CHANGE: child
-         if value >= vp {
+         if value < vp {

-         if value <= vp {
+         if value > vp {
