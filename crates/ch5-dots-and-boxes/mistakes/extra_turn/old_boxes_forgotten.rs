//! mistake: The new boxes replace the old ones.
//! says: but A should keep both. What puts two sets together?
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken[0] = closed,
+     Player::Second => next.taken[1] = closed,
