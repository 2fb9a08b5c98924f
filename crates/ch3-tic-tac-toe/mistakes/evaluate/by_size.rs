//! mistake: Compares without the signs.
//! says: X wants more. Yours compares how far the two are from 0, and the sign counts.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value.abs() > old.abs(),
+     Player::Second => value.abs() < old.abs(),
