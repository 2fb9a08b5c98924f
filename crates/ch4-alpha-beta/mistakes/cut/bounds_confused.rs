//! mistake: MIN says "at least" and MAX says "at most".
//! says: only "at most 40" is known, for MIN may find still less
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::AtMost(value);

-                 return Known::AtMost(value);
+                 return Known::AtLeast(value);
