//! mistake: The new boxes replace the old ones.
//! says: add the new to the old with |=.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] = closed,
+     Player::Second => next.taken[1] = closed,
