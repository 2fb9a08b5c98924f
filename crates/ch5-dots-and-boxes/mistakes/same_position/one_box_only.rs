//! mistake: A line that closes two boxes is worth one.
//! says: A line can close two boxes, and both are gained.
// CHANGE: body
-         dots.closes(line) + rest
+         1 + rest
