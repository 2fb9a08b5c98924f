//! mistake: The queen is marked, and not placed.
//! says: not one was placed until then. A step forward puts her on the board
// CHANGE: body
-     self.board.place(self.row, col);
