//! mistake: With the last line the turn passes.
//! says: With the last line of a game yours passes the turn, although a box was closed. The rule is the same for every line.
// CHANGE: next
-     if closed == 0 {
+     if closed == 0 || next.drawn == board.size.all_lines() {
