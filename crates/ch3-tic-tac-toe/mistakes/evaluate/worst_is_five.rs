//! mistake: For O the worst is the best of X, which occurs.
//! says: A position can be worth 5. With yours a move that leads there is never kept.
// CHANGE: worst
-     Player::Second => 10,
+     Player::Second => 5,
