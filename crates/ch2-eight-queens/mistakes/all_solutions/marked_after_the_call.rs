//! mistake: The lines are marked when the rows below are done.
//! says: they become false with the queen, before the next row is filled
// CHANGE: body
+         place_row(row + 1, board, free, solutions);
          free.columns[col] = false;

-         place_row(row + 1, board, free, solutions);
