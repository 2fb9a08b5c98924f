//! right: The worst cases lie just beyond what occurs.
//! told: Right: every value is better than your worst cases, −5 for X and 6 for O. The comment says −10 and 10.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => -5,
+     Player::Second => 6,
