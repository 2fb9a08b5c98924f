//! mistake: The queen is taken back before the rows below are filled, and so are her lines.
//! says: place_row(1) was called while row 0 had no queen: a queen is placed before the call
// CHANGE: body
-         place_row(row + 1, board, free, solutions);

          free.falling[falling] = true;
+         place_row(row + 1, board, free, solutions);
