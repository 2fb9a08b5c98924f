//! mistake: The worst case is a value that a position can have.
//! says: −4 is not better than X's worst case: then a move that leads there is never kept. worst_case says −4: −4 is what a position can be worth.
// CHANGE: worst
-     Player::First => -10,
-     Player::Second => 10,
+     Player::First => -4,
+     Player::Second => 5,
