//! mistake: A board is kept when its last queen is placed, and before she is.
//! says: is no solution
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

+         if row + 1 == n {
+             solutions.push(board.queens());
+         }
          board.place(row, col);
