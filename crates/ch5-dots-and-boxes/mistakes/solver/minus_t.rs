//! mistake: The other is asked for −t.
//! says: less than 1 - t for the other
// CHANGE: search
-     .any(|line| !at_least(&board.play(line), 1 - t, table));
+     .any(|line| !at_least(&board.play(line), -t, table));
