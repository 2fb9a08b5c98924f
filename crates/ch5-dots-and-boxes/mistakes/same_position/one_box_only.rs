//! mistake: A line that closes two boxes is worth one.
//! says: is worth 2 to the player to move
// CHANGE: body
-         dots.closes(line) + rest
+         1 + rest
