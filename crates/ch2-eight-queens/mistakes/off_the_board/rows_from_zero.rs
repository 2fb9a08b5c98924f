//! mistake: place is given row i.
//! says: a queen was placed off the board
// CHANGE: square
-     board.place(i - 1, j - 1);
+     board.place(i, j - 1);

-     board.take_back(i - 1);
+     board.take_back(i);
