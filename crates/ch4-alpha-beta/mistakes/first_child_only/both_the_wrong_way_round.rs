//! mistake: The two comparisons are exchanged.
//! says: Take the tree [4, 9, 2, 6]: MAX stopped at 4, although `vp` should be +∞ there, and only `value >= vp` ends the loop.
//! also: [[9, 4, 6, 2]] is valued wrongly already, and that comes first.
//! also: yours read [[44, ×]
// CHANGE: child
-         if value >= vp {
+         if value < vp {

-         if value <= vp {
+         if value > vp {
