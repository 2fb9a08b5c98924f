//! right: A step searches on to the next full board.
//! told: Right, but a step goes further than one: 2 056 placements in 93 calls of step().
// ANCHOR: body
    let n = self.board.size();
loop {
    let mut placed = false;
    if self.row < n { for col in self.col..n { if self.free.is_free(self.row, col) {
        self.board.place(self.row, col); self.free.take(self.row, col); self.row += 1; self.col = 0; placed = true; break; } } }
    if placed { if self.row == n { return true; } continue; }
    if self.row == 0 { return false; }
    self.row -= 1; let col = self.board.take_back(self.row); self.free.give_back(self.row, col); self.col = col + 1;
}
// ANCHOR_END: body
