//! mistake: The boxes are toggled with the other player's.
//! says: yours returned a board on which A has boxes 0 and 2 and B box 0, and it should be one on which A has box 2 and B box 0.
// CHANGE: next
-     Player::First => next.taken[0] |= closed,
+     Player::First => next.taken[0] ^= closed | next.taken[1],
