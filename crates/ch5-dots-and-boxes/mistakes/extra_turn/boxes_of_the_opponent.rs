//! mistake: The boxes go to the opponent.
//! says: The box is A's, who closed it.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[1] |= closed,
+     Player::Second => next.taken[0] |= closed,
