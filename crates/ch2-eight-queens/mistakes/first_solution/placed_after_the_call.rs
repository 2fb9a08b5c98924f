//! mistake: The queen is placed when the rows below were tried.
//! says: place_row(1) was called while row 0 had no queen: a queen is placed before the call
// CHANGE: body
-         board.place(row, col);

+         board.place(row, col);
          board.take_back(row);
