//! mistake: The board is never complete, as there is no row n.
//! says: is_complete: yours returned false, and it should be true.
// CHANGE: is_complete
- self.row == self.board.size()
+ self.row > self.board.size()
