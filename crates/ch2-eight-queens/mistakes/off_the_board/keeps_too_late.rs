//! mistake: The board is kept after its last queen was taken back.
//! says: 3 queens for 4 rows. Keep the board when all rows are filled
// CHANGE: square
-     } else {
+     }
+     board.take_back(i - 1);
+     if i == n {

-     board.take_back(i - 1);
