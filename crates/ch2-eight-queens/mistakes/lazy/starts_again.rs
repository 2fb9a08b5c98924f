//! mistake: Each board is looked for from the empty board.
//! says: lazy(1): yours gave 300 boards, only 1 of them different, and it should give each once. After a solution go on from the last queen's next column.
// CHANGE: next_board
-         if self.is_full_at_the_start() {
-             return Some(self.board.queens());
-         }
+         *self = lazy(self.board.size());
