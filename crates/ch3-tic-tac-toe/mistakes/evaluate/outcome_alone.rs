//! mistake: A win is better than a draw, and a draw than a loss; two wins are equal.
//! says: Both are a win of the same player, and yours takes them for equal. The sooner win is better for the player who wins, and worse for the other.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value.signum() > old.signum(),
+     Player::Second => value.signum() < old.signum(),
