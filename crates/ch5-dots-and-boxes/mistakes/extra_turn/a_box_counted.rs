//! mistake: The number of boxes is kept, not the set.
//! says: How many boxes was added, and taken is a set
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] += closed.count_ones(),
+     Player::Second => next.taken[1] += closed.count_ones(),
