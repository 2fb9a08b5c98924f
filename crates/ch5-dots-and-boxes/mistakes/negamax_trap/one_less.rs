//! mistake: One is taken off on the way up.
//! says: On the way up a value keeps its size
// CHANGE: reply
-     -theirs
+     -theirs - 1
