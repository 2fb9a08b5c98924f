//! mistake: For O the worst is the best of X, which occurs.
//! says: 5 is not better than O's worst case: then a move that leads there is never kept. worst_case says 5: 5 is what a position can be worth.
// CHANGE: worst
-     Player::Second => 10,
+     Player::Second => 5,
