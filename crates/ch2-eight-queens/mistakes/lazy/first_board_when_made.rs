//! mistake: The first board is looked for when the iterator is made.
//! says: before any board was asked for; none is needed.
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
// ANCHOR: lazy
pub fn lazy(n: usize) -> Solutions {
    let mut made = Solutions { board: Board::new(n), free: Free::new(n), row: 0, col: 0, begun: true };
    while made.row < n && made.step() {}
    made
}
// ANCHOR_END: lazy
// ANCHOR: paused
#[derive(Debug)]
pub struct Solutions {
    board: Board,
    free: Free,
    row: usize,
    col: usize,
    begun: bool,
}
// ANCHOR_END: paused
// ANCHOR: next_board
impl Iterator for Solutions {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        if self.begun {
            self.begun = false;
            if self.row == self.board.size() {
                return Some(self.board.queens());
            }
        }
        while self.step() {
            if self.row == self.board.size() {
                return Some(self.board.queens());
            }
        }
        None
    }
}
// ANCHOR_END: next_board
