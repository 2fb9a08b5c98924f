//! mistake: The second player's new boxes replace the old ones.
//! says: B's new boxes replace the old ones, the other player's do not
// CHANGE: next
-     Player::Second => next.taken[1] |= closed,
+     Player::Second => next.taken[1] = closed,
