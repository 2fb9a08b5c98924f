//! mistake: MIN's move is written down at each turn.
//! says: Move 3 gives the 2, and you recommend move 4
// CHANGE: body
+     if board.to_move() == Player::Second { recommended = Some(try_it); }
      match board.to_move() {
