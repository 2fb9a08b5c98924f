//! right: One step looks at one column.
// ANCHOR: body
let n = self.board.size();
if self.row < n && self.col < n {
    if self.is_free(self.row, self.col) {
        self.board.place(self.row, self.col);
        self.mark(self.row, self.col, false);
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
self.mark(self.row, self.col, true);
self.col += 1;
true
// ANCHOR_END: body
