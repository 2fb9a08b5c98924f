//! mistake: The new row goes on at the column where the row above stopped.
//! says: 0 of 2: a new row starts at column 0
// ANCHOR: body
let n = self.board.size();
let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
if let Some(col) = next {
    self.board.place(self.row, col);
    self.free.take(self.row, col);
    self.row += 1;
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
