//! mistake: A retreat takes the queen off the board, but her lines stay marked.
//! says: a retreat frees all that was marked.
// ANCHOR: body
let n = self.board.size();
let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
if let Some(col) = next {
    self.board.place(self.row, col);
    self.free.take(self.row, col);
    self.row += 1;
    self.col = 0;
} else if self.row > 0 {
    self.row -= 1;
    self.col = self.board.take_back(self.row) + 1;
} else {
    return false;
}
true
// ANCHOR_END: body
