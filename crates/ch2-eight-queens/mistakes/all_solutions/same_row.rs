//! mistake: The call is about the same row.
//! says: place_row(0) called place_row(0): the next call is for the next row
// CHANGE: body
-         place_row(row + 1, board, free, solutions);
+         place_row(row, board, free, solutions);
