//! mistake: After a retreat the column of the row below is raised.
//! says: after a retreat only later columns are left to try in that row
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
        let col = self.board.take_back(self.row);
        self.free.give_back(self.row, col);
        let _ = col;
        self.col += 1;
    } else {
        return false;
    }
    true
// ANCHOR_END: body
