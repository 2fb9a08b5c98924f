//! right: One step retreats as far as it must.
// ANCHOR: body
let n = self.board.size();
loop {
    if self.row < n {
        if let Some(col) = (self.col..n).find(|&col| self.free.is_free(self.row, col)) {
            self.board.place(self.row, col);
            self.free.take(self.row, col);
            self.row += 1;
            self.col = 0;
            return true;
        }
    }
    if self.row == 0 {
        return false;
    }
    self.row -= 1;
    let col = self.board.take_back(self.row);
    self.free.give_back(self.row, col);
    self.col = col + 1;
}
// ANCHOR_END: body
