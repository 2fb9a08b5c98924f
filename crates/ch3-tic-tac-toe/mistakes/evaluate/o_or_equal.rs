//! mistake: Equal is better for O.
//! says: Equal is not better: ties keep the first move.
// CHANGE: compare
-     Player::Second => value < old,
+     Player::Second => value <= old,
