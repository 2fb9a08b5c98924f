//! right: One step looks at one column.
// ANCHOR: body
let n = self.board.size();
if self.row < n && self.col < n {
    if self.free.is_free(self.row, self.col) {
        self.board.place(self.row, self.col);
        self.free.take(self.row, self.col);
        self.row += 1;
        self.col = 0;
    } else {
        self.col += 1;
    }
    return true;
}
if self.row == 0 {
    return false;
}
self.row -= 1;
self.col = self.board.take_back(self.row);
self.free.give_back(self.row, self.col);
self.col += 1;
true
// ANCHOR_END: body
