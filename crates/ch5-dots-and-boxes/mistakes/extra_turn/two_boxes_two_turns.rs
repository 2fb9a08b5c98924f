//! mistake: A turn is counted for each box.
//! says: Two boxes at once also give another turn, of one line.
// CHANGE: next
- if closed == 0 {
-     next.to_move = board.to_move.other();
+ for _turn in 0..=closed.count_ones() {
+     next.to_move = next.to_move.other();
