//! mistake: A full board ends the search: no step leads away from it.
//! says: 1 of 2: a full board is not the end; the next step takes back its last queen.
// ANCHOR: body
let n = self.board.size();
if self.row == n {
    return false;
}
if let Some(col) = (self.col..n).find(|&col| self.free.is_free(self.row, col)) {
    self.board.place(self.row, col);
    self.free.take(self.row, col);
    self.row += 1;
    self.col = 0;
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
