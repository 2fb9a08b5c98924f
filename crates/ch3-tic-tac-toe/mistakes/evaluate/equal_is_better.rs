//! mistake: Better or equal.
//! says: Equal is not better: ties keep the first move.
// CHANGE: compare
-     Player::First => value > old,
-     Player::Second => value < old,
+     Player::First => value >= old,
+     Player::Second => value <= old,
