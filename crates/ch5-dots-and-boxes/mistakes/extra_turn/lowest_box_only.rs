//! mistake: Of two closed boxes only the one with the smaller number is noted.
//! says: Of two boxes that one line closes, only one is noted
// CHANGE: next
+ let one = closed & closed.wrapping_neg();
  match board.to_move {
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] |= one,
+     Player::Second => next.taken[1] |= one,
