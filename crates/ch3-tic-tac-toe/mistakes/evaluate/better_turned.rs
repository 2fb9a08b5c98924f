//! mistake: X wants less and O more.
//! says: 3 is better than 1 when X moves: you have it the other way round for both: X wants more, O less.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value < old,
+     Player::Second => value > old,
