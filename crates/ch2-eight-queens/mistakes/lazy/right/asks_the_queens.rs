//! right: Asks the queens on the board, and marks nothing
// ANCHOR: body
    let n = self.board.size();
    let queens = self.board.queens();
    let safe = |col: &usize| {
        let mut above = queens.iter().enumerate();
        above.all(|(row, &other)| !crate::attacks::attacks((row, other), (self.row, *col)))
    };
    if self.row < n && let Some(col) = (self.col..n).find(safe) {
        self.board.place(self.row, col);
        self.row += 1;
        self.col = 0;
        return true;
    }
    if self.row > 0 {
        self.row -= 1;
        self.col = 1 + self.board.take_back(self.row);
        return true;
    }
    false
// ANCHOR_END: body
