//! mistake: The new row goes on at the column where the row above stopped.
//! says: lazy(4): yours found no board, and it should find 2. A new row starts at column 0, not where the row above stopped.
// CHANGE: body
-     self.col = 0;
