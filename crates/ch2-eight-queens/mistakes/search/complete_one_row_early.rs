//! mistake: The board counts as complete when one row is empty.
//! says: is_complete: yours returned true, and it should be false.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.row + 1 == self.board.size()
