//! mistake: The children are sorted by their evaluation first, so that the best comes first.
//! says: and not in the order of the moves
// CHANGE: children
- for mv in board.legal_moves() {
-     let child = board.play(mv);
-     let (value, _reply) = nothing_saved(&child, depth - 1, alpha, beta);
+ let mut children: Vec<_> = board.legal_moves().map(|mv| (mv, board.play(mv))).collect();
+ match board.to_move() {
+     Player::First => children.sort_by_key(|(_, child)| -child.evaluate()),
+     Player::Second => children.sort_by_key(|(_, child)| child.evaluate()),
+ }
+ for (mv, child) in &children {
+     let (value, _reply) = nothing_saved(child, depth - 1, alpha, beta);
      if board.better(value, best_value) {
-         (best_value, recommended) = (value, Some(mv));
+         (best_value, recommended) = (value, Some(*mv));
