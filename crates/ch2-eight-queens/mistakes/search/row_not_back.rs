//! mistake: The row is not counted back.
//! says: These are the columns of the row below: her row is the next one again.
// CHANGE: take_back
- self.row -= 1;
+ self.free.give_back(self.row - 1, col);
+ self.board.take_back(self.row - 1);
- self.free.give_back(self.row, col);
- self.board.take_back(self.row);
