//! right: With the last queen placed the board is kept at once.
//! told: 152 placements for the 4 boards of 6
// CHANGE: body
- if row == n {
-     solutions.push(board.queens());
-     return;
- }

+         if row + 1 == n {
+             solutions.push(board.queens());
+         } else {
          place_row(row + 1, board, free, solutions);
+         }
