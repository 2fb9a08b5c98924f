//! mistake: A loss is -1.
//! says: X can do worse than that: it must lie beyond all six values.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => -1,
+     Player::Second => 1,
