//! mistake: The question goes on unchanged, as if the same player moved.
//! says: the turn passes
// CHANGE: search
-     .any(|line| !at_least(&board.play(line), 1 - t, table));
+     .any(|line| at_least(&board.play(line), t, table));
