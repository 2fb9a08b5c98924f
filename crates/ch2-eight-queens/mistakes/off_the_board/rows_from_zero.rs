//! mistake: place is given row i.
//! says: off_the_board(4): yours stopped with a panic, and it should find 2 boards. A queen was placed off the board: the rows are 0 to 3, the columns are 0 to 3, and the row comes first.
// CHANGE: square
-     board.place(i - 1, j - 1);
+     board.place(i, j - 1);

-     board.take_back(i - 1);
+     board.take_back(i);
