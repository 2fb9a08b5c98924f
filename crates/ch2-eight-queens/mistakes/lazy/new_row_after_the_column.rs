//! mistake: A new row goes on after the queen's column.
//! says: lazy(4): yours found no board, and it should find 2. A new row starts at column 0, not where the row above stopped.
// CHANGE: body
-     self.col = 0;
+     self.col = col + 1;
