//! mistake: On a cut the node answers with the bound from above, as fail-hard, and stops one leaf too early when equal.
//! says: is still better for MAX than the
// CHANGE: child
-         if value >= vp {
-             break;
+         if value >= vp - 1 {
+             return vp;

-         if value <= vp {
-             break;
+         if value <= vp + 1 {
+             return vp;
