//! mistake: The comparison at MAX is turned.
//! says: Take the tree [4, 9, 2, 6]: MAX stopped at 4. Nobody above holds anything there, so that `vp` is +∞: only `value >= vp` may end the loop.
//! also: [[5, 3], [4, 6]] is valued wrongly already: mend that first.
// CHANGE: child
-         if value >= vp {
+         if value <= vp {
