//! right: The columns are tried from the right.
// ANCHOR: body
let n = self.board.size();
let next = (self.col..n).find(|&at| self.row < n && self.free.is_free(self.row, n - 1 - at));
if let Some(at) = next {
    let col = n - 1 - at;
    self.board.place(self.row, col);
    self.free.take(self.row, col);
    self.row += 1;
    self.col = 0;
} else if self.row > 0 {
    self.row -= 1;
    let col = self.board.take_back(self.row);
    self.free.give_back(self.row, col);
    self.col = n - col;
} else {
    return false;
}
true
// ANCHOR_END: body
