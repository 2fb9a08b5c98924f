//! right: A full board is asked about first.
// ANCHOR: body
let n = self.board.size();
let free = if self.row == n {
    None
} else {
    (self.col..n).find(|&col| self.free.is_free(self.row, col))
};
match free {
    Some(col) => {
        self.board.place(self.row, col);
        self.free.take(self.row, col);
        self.row += 1;
        self.col = 0;
        true
    }
    None => match self.row.checked_sub(1) {
        Some(above) => {
            let col = self.board.take_back(above);
            self.free.give_back(above, col);
            (self.row, self.col) = (above, col + 1);
            true
        }
        None => false,
    },
}
// ANCHOR_END: body
