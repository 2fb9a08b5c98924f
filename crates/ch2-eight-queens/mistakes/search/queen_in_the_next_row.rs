//! mistake: The row is counted on before the queen is placed.
//! says: The queen stands one row too far down
// CHANGE: choose
+ self.row += 1;
  self.board.place(self.row, col);

- self.row += 1;
