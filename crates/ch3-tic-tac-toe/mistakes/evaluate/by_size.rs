//! mistake: Compares without the signs.
//! says: 0 is better than −2 when X moves: X wants more. You compare how far the two are from 0
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value.abs() > old.abs(),
+     Player::Second => value.abs() < old.abs(),
