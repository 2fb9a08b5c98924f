//! mistake: Each board is looked for twice, and the first of the two is lost.
//! says: lazy(4): yours found 1 board, and it should find 2. The board was full 2 times. It is full when `row` is n, and each full board is one to hand out.
// CHANGE: next_board
-         if self.is_full_at_the_start() {
-             return Some(self.board.queens());
-         }
+         let mut skipped = false;

              if self.row == self.board.size() {
+                 if skipped || self.board.size() == 1 {

+                 skipped = true;
          }
+         }
          None
