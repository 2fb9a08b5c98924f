//! mistake: One is taken off on the way up.
//! says: on the way up a value keeps its size
// CHANGE: reply
-     -theirs
+     -theirs - 1
