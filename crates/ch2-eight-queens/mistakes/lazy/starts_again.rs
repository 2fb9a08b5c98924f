//! mistake: Each board is looked for from the empty board.
//! says: same board twice: after a solution go on from the last queen's next column.
// ANCHOR: next_board
impl Iterator for Solutions {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        *self = lazy(self.board.size());
        while self.step() {
            if self.row == self.board.size() {
                return Some(self.board.queens());
            }
        }
        None
    }
}
// ANCHOR_END: next_board
