//! mistake: The opposite of "t or more" is taken for "−t or more".
//! says: less than 1 - t for the other
// CHANGE: search
-     .any(|line| !at_least(&board.play(line), 1 - t, table));
+     .any(|line| !at_least(&board.play(line), -t, table));
