//! mistake: The queen stays on the board.
//! says: The queen is still on the board.
// CHANGE: take_back
- self.board.take_back(self.row);
