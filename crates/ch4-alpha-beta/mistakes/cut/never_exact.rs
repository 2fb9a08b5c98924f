//! mistake: A node that was read to its end is still only "at most".
//! says: Every leaf was read, so the value is exactly 45.
// CHANGE: body
- Known::Exactly(value)
+ if mover == Player::First { Known::AtLeast(value) } else { Known::AtMost(value) }
