//! mistake: A retreat is made without asking whether there is a row to go back to.
//! says: above row 0 there is no row to go back to, so there the search is over.
// ANCHOR: body
let n = self.board.size();
let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
if let Some(col) = next {
    self.board.place(self.row, col);
    self.free.take(self.row, col);
    self.row += 1;
    self.col = 0;
} else {
    self.row -= 1;
    let col = self.board.take_back(self.row);
    self.free.give_back(self.row, col);
    self.col = col + 1;
}
true
// ANCHOR_END: body
