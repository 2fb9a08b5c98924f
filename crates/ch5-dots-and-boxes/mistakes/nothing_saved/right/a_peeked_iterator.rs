//! right: The iterator is asked for another child when the bounds have not met.
// CHANGE: children
- for mv in board.legal_moves() {
-     let child = board.play(mv);
+ let mut children = board.legal_moves().map(|mv| (mv, board.play(mv))).peekable();
+ while let Some((mv, child)) = children.next() {

-     if alpha >= beta {
+     if alpha >= beta || children.peek().is_none() {
