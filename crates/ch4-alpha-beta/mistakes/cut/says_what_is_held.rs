//! mistake: At a cut the value held is given, not the one that was read.
//! says: AtMost(40) is known, which says more than what is held, 44.
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::AtLeast(held);

-                 return Known::AtMost(value);
+                 return Known::AtMost(held);
