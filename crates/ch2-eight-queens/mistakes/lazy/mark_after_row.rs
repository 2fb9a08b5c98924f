//! mistake: The queen's lines are marked after the row was raised.
//! says: just after the last queen was placed: mark her lines while `row` is still her row
// CHANGE: body
+     self.row += 1;
      self.free.take(self.row, col);
-     self.row += 1;
