//! mistake: `place` is given the column first.
//! says: no queen stands in row
// CHANGE: body
-         board.place(row, col);
+         board.place(col, row);
