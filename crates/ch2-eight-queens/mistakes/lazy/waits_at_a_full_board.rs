//! mistake: The step after a solution does nothing and answers true.
//! says: same board twice: the board was full once, and given 300 times.
// ANCHOR: body
    let n = self.board.size();
    // A full board has no row to fill, so the step after a solution is a retreat.
    if self.row == n {
        return true;
    }
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
        self.col = col + 1;
    } else {
        return false;
    }
    true
// ANCHOR_END: body
