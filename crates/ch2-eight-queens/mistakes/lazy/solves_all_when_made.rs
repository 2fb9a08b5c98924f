//! mistake: All boards are worked out when the iterator is made, and then handed out.
//! says: lazy(8): yours made 2 056 placements, and it should make 113. Only the first board was asked for.
// ANCHOR: lazy
pub fn lazy(n: usize) -> Solutions {
    let mut search = Solutions { board: Board::new(n), free: Free::new(n), row: 0, col: 0, found: vec![] };
    while search.step() {
        if search.row == n {
            let queens = search.board.queens();
            search.found.push(queens);
        }
    }
    search.found.reverse();
    search
}
// ANCHOR_END: lazy
// CHANGE: paused
- #[derive(Debug)]

+     found: Vec<Vec<usize>>,
  }
// ANCHOR: next_board
impl Iterator for Solutions {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        self.found.pop()
    }
}
// ANCHOR_END: next_board
