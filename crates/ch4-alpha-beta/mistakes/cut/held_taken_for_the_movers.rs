//! mistake: I think held belongs to the mover: MAX holds 44, so MAX stops when a leaf is less.
//! says: Yours keeps the best leaf for `mover`, and stops as the other player would.
// CHANGE: body
-             if value >= held {
-                 return Known::AtLeast(value);
+             if value <= held {
+                 return Known::AtMost(value);

-             if value <= held {
-                 return Known::AtMost(value);
+             if value >= held {
+                 return Known::AtLeast(value);
