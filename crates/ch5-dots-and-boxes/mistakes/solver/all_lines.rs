//! mistake: All lines must do, not one.
//! says: One line that does is enough for a yes
// CHANGE: search
-     .any(|line| !at_least(&board.play(line), 1 - t, table));
+     .all(|line| !at_least(&board.play(line), 1 - t, table));
