//! mistake: A new row goes on after the queen's column.
//! says: a new row starts at column 0
// ANCHOR: body
let n = self.board.size();
// A full board has no row to fill, so the step after a solution is a retreat.
let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
if let Some(col) = next {
    self.board.place(self.row, col);
    self.free.take(self.row, col);
    self.row += 1;
    self.col = col + 1;
} else if self.row > 0 {
    self.row -= 1;
    let col = self.board.take_back(self.row);
    self.free.give_back(self.row, col);
    self.col = col + 1;
} else {
    return false;
}
true
// ANCHOR_END: body
