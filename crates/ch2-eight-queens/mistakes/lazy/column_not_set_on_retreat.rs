//! mistake: A retreat leaves the column where it was.
//! says: With n = 1 the queen on (0, 0) was taken back, and the next one was placed on (0, 0) again: after a retreat only later columns are left
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
    self.row -= 1;
    let col = self.board.take_back(self.row);
    self.free.give_back(self.row, col);
} else {
    return false;
}
true
// ANCHOR_END: body
