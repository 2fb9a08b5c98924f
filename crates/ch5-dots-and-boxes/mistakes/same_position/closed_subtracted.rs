//! mistake: What is closed is subtracted.
//! says: A line that closes a box is a gain for the mover, and not a loss
// CHANGE: body
-         dots.closes(line) + rest
+         rest - dots.closes(line)
