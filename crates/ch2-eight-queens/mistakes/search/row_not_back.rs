//! mistake: The row is not counted back.
//! says: Queens of 4 with
// CHANGE: take_back
- self.row -= 1;
+ self.free.give_back(self.row - 1, col);
+ self.board.take_back(self.row - 1);
- self.free.give_back(self.row, col);
- self.board.take_back(self.row);
