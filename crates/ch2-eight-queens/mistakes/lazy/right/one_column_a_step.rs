//! right: A step looks at one column; a taken one is passed over.
// ANCHOR: body
    let n = self.board.size();
    if self.row == n || self.col >= n {
        let Some(above) = self.row.checked_sub(1) else {
            return false;
        };
        let col = self.board.take_back(above);
        self.free.give_back(above, col);
        self.row = above;
        self.col = col + 1;
    } else if self.free.is_free(self.row, self.col) {
        let (row, col) = (self.row, self.col);
        self.board.place(row, col);
        self.free.take(row, col);
        self.row += 1;
        self.col = 0;
    } else {
        self.col += 1;
    }
    true
// ANCHOR_END: body
