//! mistake: X wants less and O more.
//! says: Yours has it the other way round for both: X wants more, O less.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value < old,
+     Player::Second => value > old,
