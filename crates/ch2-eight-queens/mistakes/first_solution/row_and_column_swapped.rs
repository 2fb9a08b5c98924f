//! mistake: `place` is given the column first.
//! says: no queen stands in row 1, so none can be taken back
// CHANGE: body
-         board.place(row, col);
+         board.place(col, row);
