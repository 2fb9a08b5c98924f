//! mistake: The lines are freed before the row is lowered.
//! says: just after a queen was taken back. Her lines are those of her own row: does `row` name that row when they are freed?
// CHANGE: body
-     self.row -= 1;
-     let col = self.board.take_back(self.row);
+     let col = self.board.take_back(self.row - 1);
      self.free.give_back(self.row, col);
+     self.row -= 1;
