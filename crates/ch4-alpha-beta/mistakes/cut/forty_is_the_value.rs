//! mistake: What closed the node is given as its value.
//! says: Only "at most 40" is known
//! also: Only "at least 50" is known
// CHANGE: body
-                 return Known::AtLeast(value);
+                 return Known::Exactly(value);

-                 return Known::AtMost(value);
+                 return Known::Exactly(value);
