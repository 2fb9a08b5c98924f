//! mistake: The two comparisons are exchanged.
//! says: In another tree, [4, 9, 2, 6], MAX stopped at 4, where nobody above held anything
//! also: [[9, 4, 6, 2]] is valued wrongly already, and that comes first.
//! also: yours read [[44, ×]
// CHANGE: child
-         if value >= vp {
+         if value < vp {

-         if value <= vp {
+         if value > vp {
