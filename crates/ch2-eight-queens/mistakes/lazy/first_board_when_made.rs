//! mistake: The first board is looked for when the iterator is made.
//! says: lazy(8): yours made 113 placements, and it should make 0. No board was asked for.
// ANCHOR: lazy
pub fn lazy(n: usize) -> Solutions {
    let mut made = Solutions { board: Board::new(n), free: Free::new(n), row: 0, col: 0, begun: true };
    while made.row < n && made.step() {}
    made
}
// ANCHOR_END: lazy
// CHANGE: paused
+     begun: bool,
  }
// CHANGE: next_board
-         if self.is_full_at_the_start() {
+         if self.begun {
+             self.begun = false;
+             if self.row == self.board.size() {

+         }
          while self.step() {
