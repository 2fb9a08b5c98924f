//! mistake: The lines are given back before the row is counted back.
//! says: The lines that were given back are those of the square below the queen.
// CHANGE: take_back
- self.row -= 1;
  self.free.give_back(self.row, col);
+ self.row -= 1;
