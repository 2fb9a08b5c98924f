//! mistake: MIN says "at least" and MAX says "at most".
//! says: Only "at most 40" is known, for MIN can find still less among the leaves that are cut.
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::AtMost(value);

-                 return Known::AtMost(value);
+                 return Known::AtLeast(value);
