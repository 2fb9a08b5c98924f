//! mistake: The window begins with what the board is worth as it stands.
//! says: Take a MAX node with the window (2, 9) for which `evaluate` gives 4: yours asks its first child with (4, 9).
// CHANGE: children
+ match board.to_move() {
+     Player::First => alpha = alpha.max(board.evaluate()),
+     Player::Second => beta = beta.min(board.evaluate()),
+ }
  for mv in board.legal_moves() {
+     if alpha >= beta && recommended.is_some() {
+         break;
+     }

-     if alpha >= beta {
-         break; // the moves that are left are never made
      }
- }
