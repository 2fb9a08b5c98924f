//! mistake: Every column is tried, and the board is looked at when it is full.
//! says: 113 suffice for 8: test before placing.
// ANCHOR: body
let n = self.board.size();
// A full board has no row to fill, so the step after a solution is a retreat.
let next = (self.col..n).find(|&col| self.row < n && self.free.columns[col]);
if let Some(col) = next {
    self.board.place(self.row, col);
    self.free.columns[col] = false;
    self.row += 1;
    self.col = 0;
} else if self.row > 0 {
    self.row -= 1;
    let col = self.board.take_back(self.row);
    self.free.columns[col] = true;
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
        while self.step() {
            let queens = self.board.queens();
            let peaceful = (0..queens.len()).all(|a| (0..a).all(|b| queens[a].abs_diff(queens[b]) != a - b));
            if self.row == self.board.size() && peaceful {
                return Some(queens);
            }
        }
        None
    }
}
// ANCHOR_END: next_board
