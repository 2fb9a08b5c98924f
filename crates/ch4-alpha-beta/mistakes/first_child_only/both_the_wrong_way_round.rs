//! mistake: The two comparisons are exchanged.
//! says: in another tree, [4, 9, 2, 6], MAX stopped at 4, while MIN above held nothing
//! also: the tree below is
//! also: 1 leaf was read, and 3 must be
// CHANGE: child
-         if value >= vp {
+         if value < vp {

-         if value <= vp {
+         if value > vp {
