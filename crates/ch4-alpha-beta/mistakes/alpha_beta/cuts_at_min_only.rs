//! mistake: Only MIN tests the window.
//! says: MAX cut nothing at any board.
// CHANGE: body
-     if alpha >= beta {
+     if board.to_move() == Player::Second && alpha >= beta {
