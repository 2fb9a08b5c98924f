//! mistake: A board is kept when its last queen is placed, and before she is.
//! says: all_solutions(4): yours found [1, 3, 0], and it should find solutions only. 3 queens for 4 rows.
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

+         if row + 1 == n {
+             solutions.push(board.queens());
+         }
          board.place(row, col);
