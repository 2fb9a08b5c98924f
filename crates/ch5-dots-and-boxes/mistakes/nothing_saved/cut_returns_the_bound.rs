//! mistake: At a cut the other bound is returned.
//! says: and it should be from 2 to 8.
// CHANGE: children
-         break; // the moves that are left are never made
+         return (if board.to_move() == Player::First { alpha + 1 } else { beta - 1 }, recommended);
