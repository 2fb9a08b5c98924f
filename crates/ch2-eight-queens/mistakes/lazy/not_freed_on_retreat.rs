//! mistake: A retreat takes the queen off the board, but her lines stay marked.
//! says: a retreat frees all that was marked.
// CHANGE: body
-     let col = self.board.take_back(self.row);
-     self.free.give_back(self.row, col);
-     self.col = col + 1;
+     self.col = self.board.take_back(self.row) + 1;
