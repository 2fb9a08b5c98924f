//! mistake: The two comparisons are exchanged.
//! says: MIN stopped at 9. Nobody above holds anything there, so that `vp` is −∞: only `value <= vp` may end the loop.
//! also: [[9, 4, 6, 2]] is valued wrongly already: mend that first.
//! also: yours read [[44, ×]
// CHANGE: child
-         if value >= vp {
+         if value < vp {

-         if value <= vp {
+         if value > vp {
