//! mistake: The boxes are forgotten.
//! says: Nobody gets a box, whatever is closed: it is A's.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
-     Player::Second => next.taken[1] |= closed,
+     Player::First => {}
+     Player::Second => {}
