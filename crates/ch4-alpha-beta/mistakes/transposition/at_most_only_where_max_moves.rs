//! mistake: Nothing above alpha is taken for "at most" only where MAX moves.
//! says: This is where MIN moves; where MAX moves it is kept rightly. Value and window are the first player's, whoever moves.
// CHANGE: keep
-     _ if value <= alpha => Bound::AtMost,
+     _ if value <= alpha && board.to_move() == Player::First => Bound::AtMost,
