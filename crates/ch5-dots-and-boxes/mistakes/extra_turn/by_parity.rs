//! mistake: Who moves next is told by the number of lines, if no box is closed.
//! says: Your program tells by the number of lines drawn who moves
// CHANGE: next
-     next.to_move = board.to_move.other();
+     next.to_move = if next.drawn.count_ones() % 2 == 0 { Player::First } else { Player::Second };
