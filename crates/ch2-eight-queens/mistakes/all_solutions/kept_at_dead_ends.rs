//! mistake: The board is kept after the loop, whether it is full or not.
//! says: Keep the board when all rows are filled, before anything is taken back.
// CHANGE: body
+ for col in 0..n {
  if row == n {
-     solutions.push(board.queens());
-     return;
+         break;
  }
- for col in 0..n {

      }
  }
+ solutions.push(board.queens());
