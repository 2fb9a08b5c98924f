//! mistake: What a line closes is not counted.
//! says: what is taken now counts
// CHANGE: body
-         dots.closes(line) + rest
+         rest
