//! mistake: All boxes go to the first player.
//! says: All boxes go to A
// CHANGE: next
-     Player::Second => next.taken[1] |= closed,
+     Player::Second => next.taken[0] |= closed,
