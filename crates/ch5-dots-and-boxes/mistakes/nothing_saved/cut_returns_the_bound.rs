//! mistake: At a cut the other bound is returned.
//! says: outside of it a bound, on the right side.
// CHANGE: children
-         break; // the moves that are left are never made
+         return (if board.to_move() == Player::First { alpha + 1 } else { beta - 1 }, recommended);
