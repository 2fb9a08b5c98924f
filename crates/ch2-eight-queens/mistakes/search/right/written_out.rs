//! right: The three arrays are read and written without their verbs, and the queens count the rows.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.board.queens().len() == self.board.size()
// CHANGE: choices
- (0..n)
-     .filter(|&col| self.free.is_free(self.row, col))
-     .collect()
+ let mut free = Vec::new();
+ for col in 0..n {
+     if self.free.columns[col] && self.free.rising[self.row + col] && self.free.falling[self.row + n - 1 - col] {
+         free.push(col);
+     }
+ }
+ free
// CHANGE: take_back
- self.free.give_back(self.row, col);
- self.board.take_back(self.row);
+ let stood = self.board.take_back(self.row);
+ self.free.give_back(self.row, stood);
