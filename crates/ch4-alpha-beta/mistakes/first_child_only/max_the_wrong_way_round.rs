//! mistake: The comparison at MAX is turned.
//! says: in another tree, [4, 9, 2, 6], MAX stopped at 4, while MIN above held nothing
//! also: the tree below is
// CHANGE: child
-         if value >= vp {
+         if value <= vp {
