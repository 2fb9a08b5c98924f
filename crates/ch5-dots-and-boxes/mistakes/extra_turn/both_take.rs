//! mistake: Both get the boxes.
//! says: Both players get it.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => next.taken = next.taken.map(|old| old | closed),
+     Player::Second => next.taken = next.taken.map(|old| old | closed),
