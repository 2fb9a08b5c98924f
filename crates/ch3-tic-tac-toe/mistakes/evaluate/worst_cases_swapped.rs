//! mistake: Takes the worst case for the largest value of the opponent.
//! says: 5 is not better than X's worst case: then no move ever is. worst_case says 10: X wants more, so that is the best there could be for X.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => 10,
+     Player::Second => -10,
