//! mistake: Only MAX writes its move down.
//! says: The value is right, and no move is recommended
// CHANGE: body
-         recommended = Some(try_it);
+         if board.to_move() == Player::First { recommended = Some(try_it); }
