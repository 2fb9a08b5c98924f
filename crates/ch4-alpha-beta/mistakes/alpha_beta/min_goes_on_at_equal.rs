//! mistake: MAX stops where alpha equals beta, and MIN only where it is larger.
//! says: Both hold 44, and MIN reads on after the second 44, though MAX stops in the mirror image.
// CHANGE: body
-     if alpha >= beta {
+     if alpha > beta || board.to_move() == Player::First && alpha == beta {
