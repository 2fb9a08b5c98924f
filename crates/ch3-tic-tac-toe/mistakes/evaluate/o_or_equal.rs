//! mistake: Equal is better for O.
//! says: −4 is said to be better than −4 for O: equal is not better: ties keep the first move.
// CHANGE: compare
-     Player::Second => value < old,
+     Player::Second => value <= old,
