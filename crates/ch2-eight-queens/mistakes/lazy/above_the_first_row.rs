//! mistake: A retreat is made without asking whether there is a row to go back to.
//! says: above row 0 there is no row to go back to, so there the search is over.
// ANCHOR: body
let n = self.board.size();
let next = (self.col..n).find(|&col| self.row < n && self.is_free(self.row, col));
if let Some(col) = next {
    self.board.place(self.row, col);
    self.mark(self.row, col, false);
    self.row += 1;
    self.col = 0;
} else {
    self.row -= 1;
    let col = self.board.take_back(self.row);
    self.mark(self.row, col, true);
    self.col = col + 1;
}
true
// ANCHOR_END: body
