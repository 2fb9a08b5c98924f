//! mistake: Nothing above alpha is taken for "at most" only where MAX moves.
//! says: where MAX moves you keep AtMost, where MIN moves Exact.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
+     _ if value <= alpha && board.to_move() == Player::First => Bound::AtMost,
