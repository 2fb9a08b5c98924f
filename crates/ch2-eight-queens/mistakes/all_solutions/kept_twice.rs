//! mistake: The board is kept in the last row, and once more on entering the row below it.
//! says: all_solutions(4): yours found 4 boards, only 2 of them different, and it should find each once. Keep each full board once.
// CHANGE: body
+         if row == n - 1 {
+             solutions.push(board.queens());
+         }
          place_row(row + 1, board, free, solutions);
