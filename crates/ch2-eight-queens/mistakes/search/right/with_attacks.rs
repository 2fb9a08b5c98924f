//! right: Every queen on the board is asked; the arrays stay as they are.
// CHANGE: choices
- (0..n)
-     .filter(|&col| self.free.is_free(self.row, col))
-     .collect()
+ let above = self.board.queens();
+ let attacked = |col| above.iter().enumerate().any(|(r, &c)| crate::attacks::attacks((r, c), (self.row, col)));
+ (0..n).filter(|&col| !attacked(col)).collect()
// CHANGE: choose
- self.free.take(self.row, col);
// CHANGE: take_back
- self.free.give_back(self.row, col);
