//! mistake: A win is better than a draw, and a draw than a loss; two wins are equal.
//! says: both are a win of the same player, and equal to you.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value.signum() > old.signum(),
+     Player::Second => value.signum() < old.signum(),
