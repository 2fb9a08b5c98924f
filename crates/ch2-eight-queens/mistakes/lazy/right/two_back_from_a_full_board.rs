//! right: After a full board two queens are taken back: the last had the only free column.
// ANCHOR: body
    let n = self.board.size();
    let full = self.row == n;
    let next = (self.col..n).find(|&col| self.row < n && self.free.is_free(self.row, col));
    if let Some(col) = next {
        self.board.place(self.row, col);
        self.free.take(self.row, col);
        self.row += 1;
        self.col = 0;
    } else if self.row > 0 {
        for _ in 0..if full { 2.min(n) } else { 1 } {
            self.row -= 1;
            let col = self.board.take_back(self.row);
            self.free.give_back(self.row, col);
            self.col = col + 1;
        }
    } else {
        return false;
    }
    true
// ANCHOR_END: body
