//! mistake: The new bound is stored, and the old one on the other side is thrown away.
//! says: and the other one stays
// CHANGE: search
- let answer = board
-     .legal_moves()
-     .any(|line| !at_least(&board.play(line), 1 - t, table));
+ let answer = board.legal_moves().any(|line| !at_least(&board.play(line), 1 - t, table));
+ bounds = nothing_known;
