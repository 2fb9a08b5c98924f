//! mistake: position counts from self.col, and is taken for the column
//! says: does the queen stand on the square that was tested?
// ANCHOR: body
    let n = self.board.size();
    let next = (self.col..n).position(|col| self.row < n && self.is_free(self.row, col));
    if let Some(col) = next {
        self.board.place(self.row, col);
        self.mark(self.row, col, false);
        self.row += 1;
        self.col = 0;
    } else if self.row > 0 {
        self.row -= 1;
        let col = self.board.take_back(self.row);
        self.mark(self.row, col, true);
        self.col = col + 1;
    } else {
        return false;
    }
    true
// ANCHOR_END: body
