//! mistake: The queen stays on the board.
//! says: All that choose(2) changed is to be undone.
// CHANGE: take_back
- self.board.take_back(self.row);
