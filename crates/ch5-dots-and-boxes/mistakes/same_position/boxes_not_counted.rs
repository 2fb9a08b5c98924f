//! mistake: What a line closes is not counted.
//! says: What is taken now counts
// CHANGE: body
-         dots.closes(line) + rest
+         rest
