//! mistake: The lines are freed before the row is lowered.
//! says: just after a queen was taken back: free her lines in her own row.
// ANCHOR: body
let n = self.board.size();
// A full board has no row to fill, so the step after a solution is a retreat.
let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
if let Some(col) = next {
    self.board.place(self.row, col);
    self.free.take(self.row, col);
    self.row += 1;
    self.col = 0;
} else if self.row > 0 {
    let col = self.board.take_back(self.row - 1);
    self.free.give_back(self.row, col);
    self.row -= 1;
    self.col = col + 1;
} else {
    return false;
}
true
// ANCHOR_END: body
