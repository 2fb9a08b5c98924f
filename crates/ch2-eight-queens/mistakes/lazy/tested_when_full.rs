//! mistake: Every column is tried, and the board is looked at when it is full.
//! says: Test before placing: the queens on (0, 0) and (1, 1) share a falling diagonal.
// CHANGE: body
- let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
+ let next = (self.col..n).find(|&col| self.row < n && self.free.columns[col]);

-     self.free.take(self.row, col);
+     self.free.columns[col] = false;

-     self.free.give_back(self.row, col);
+     self.free.columns[col] = true;
// CHANGE: next_board
-         if self.is_full_at_the_start() {
-             return Some(self.board.queens());
-         }
          while self.step() {
-             if self.row == self.board.size() {
-                 return Some(self.board.queens());
+             let queens = self.board.queens();
+             let peaceful = (0..queens.len()).all(|a| (0..a).all(|b| queens[a].abs_diff(queens[b]) != a - b));
+             if self.row == self.board.size() && peaceful {
+                 return Some(queens);
