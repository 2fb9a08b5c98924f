//! mistake: At a cut the value held is given, not the one that was read.
//! says: AtMost(40) is known, and yours gives 44, which is what is held above.
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::AtLeast(held);

-                 return Known::AtMost(value);
+                 return Known::AtMost(held);
