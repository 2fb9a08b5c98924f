//! mistake: At a cut the other bound is returned.
//! says: nothing_saved of [1, 2] with the window (−1, 2): yours returned 3, and it should be 2.
// CHANGE: children
-         break; // the moves that are left are never made
+         return (if board.to_move() == Player::First { alpha + 1 } else { beta - 1 }, recommended);
