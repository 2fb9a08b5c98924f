//! mistake: position counts from self.col, and is taken for the column
//! says: does the queen stand on the square that was tested?
// ANCHOR: body
    let n = self.board.size();
    let next = (self.col..n).position(|col| self.row < n && self.free.is_free(self.row, col));
    if let Some(col) = next {
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
