//! mistake: The new row goes on at the column where the row above stopped.
//! says: 0 of 2: a new row starts at column 0
// CHANGE: body
-     self.col = 0;
