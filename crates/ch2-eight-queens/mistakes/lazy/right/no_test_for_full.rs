//! right: On a full board no column is free, so it is not tested
// ANCHOR: body
    let free = (self.col..self.board.size()).find(|&col| self.free.is_free(self.row, col));
    match free {
        Some(col) => {
            self.board.place(self.row, col);
            self.free.take(self.row, col);
            self.row += 1;
            self.col = 0;
        }
        None => {
            let Some(above) = self.row.checked_sub(1) else {
                return false;
            };
            let col = self.board.take_back(above);
            self.free.give_back(above, col);
            self.row = above;
            self.col = col + 1;
        }
    }
    true
// ANCHOR_END: body
