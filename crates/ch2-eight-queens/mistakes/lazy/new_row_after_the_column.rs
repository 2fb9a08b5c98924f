//! mistake: A new row goes on after the queen's column.
//! says: a new row starts at column 0
// CHANGE: body
-     self.col = 0;
+     self.col = col + 1;
