//! mistake: Only columns are left out, and the diagonals are looked at when the board is full.
//! says: Only the columns of the queens are left out.
// CHANGE: is_complete
- self.row == self.board.size()
+ let queens = self.board.queens();
+ let apart = |low: usize, high: usize| queens[low].abs_diff(queens[high]) != low - high;
+ self.row == self.board.size() && (0..queens.len()).all(|low| (0..low).all(|high| apart(low, high)))
// CHANGE: choices
- .filter(|&col| self.free.is_free(self.row, col))
+ .filter(|&col| self.free.columns[col])
