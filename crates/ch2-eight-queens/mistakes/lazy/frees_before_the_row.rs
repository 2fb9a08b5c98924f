//! mistake: The lines are freed before the row is lowered.
//! says: just after a queen was taken back: free her lines in her own row.
// ANCHOR: body
let n = self.board.size();
// A full board has no row to fill, so the step after a solution is a retreat.
let next = (self.col..n).find(|&col| self.row < n && self.is_free(self.row, col));
if let Some(col) = next {
    self.board.place(self.row, col);
    self.mark(self.row, col, false);
    self.row += 1;
    self.col = 0;
} else if self.row > 0 {
    let col = self.board.take_back(self.row - 1);
    self.mark(self.row, col, true);
    self.row -= 1;
    self.col = col + 1;
} else {
    return false;
}
true
// ANCHOR_END: body
