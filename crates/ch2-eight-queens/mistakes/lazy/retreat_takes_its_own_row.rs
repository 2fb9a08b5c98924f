//! mistake: A retreat takes back a queen of the row that has none.
//! says: a retreat goes back to the row above first
// CHANGE: body
-     self.row -= 1;
      let col = self.board.take_back(self.row);
+     self.row -= 1;
