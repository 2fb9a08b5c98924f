//! mistake: With the last line the turn passes.
//! says: Yours passes the turn with the last line of a game, and only then: the rule is the same for every line.
// CHANGE: next
-     if closed == 0 {
+     if closed == 0 || next.drawn == board.size.all_lines() {
