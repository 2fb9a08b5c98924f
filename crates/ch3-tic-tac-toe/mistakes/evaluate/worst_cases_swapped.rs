//! mistake: Takes the worst case for the largest value of the opponent.
//! says: X wants more, so that is the best there could be for X. With yours no move is ever kept.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => 10,
+     Player::Second => -10,
