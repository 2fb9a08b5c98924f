//! mistake: At a cut the other bound is returned.
//! says: nothing_saved of 1:{1} with the window (3, 5): yours returned 0, and it should be from 1 to 3.
// CHANGE: children
-         break; // the moves that are left are never made
+         return (if board.to_move() == Player::First { alpha + 1 } else { beta - 1 }, recommended);
