//! mistake: The board is kept after its last queen has been taken back.
//! says: 3 queens for 4 rows. Keep the board when all rows are filled, before anything is taken back.
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

+         if row + 1 < n {
          place_row(row + 1, board, free, solutions);
+         }

          free.falling[falling] = true;
+         if row + 1 == n {
+             solutions.push(board.queens());
      }
  }
+ }
