//! mistake: Each board is looked for twice, and the first of the two is lost.
//! says: the board was full 2 times
// ANCHOR: body
let n = self.board.size();
// A full board has no row to fill, so the step after a solution is a retreat.
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
// ANCHOR: next_board
impl Iterator for Solutions {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let mut skipped = false;
        while self.step() {
            if self.row == self.board.size() {
                if skipped || self.board.size() == 1 {
                    return Some(self.board.queens());
                }
                skipped = true;
            }
        }
        None
    }
}
// ANCHOR_END: next_board
