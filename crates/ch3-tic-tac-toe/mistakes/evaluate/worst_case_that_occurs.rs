//! mistake: The worst case is a value that a position can have.
//! says: A position can be worth −4. With yours a move that leads there is never kept.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => -4,
+     Player::Second => 5,
