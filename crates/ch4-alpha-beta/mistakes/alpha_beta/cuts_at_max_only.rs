//! mistake: Only MAX tests the window.
//! says: MIN cut nothing at any board.
// CHANGE: body
-     if alpha >= beta {
+     if board.to_move() == Player::First && alpha >= beta {
