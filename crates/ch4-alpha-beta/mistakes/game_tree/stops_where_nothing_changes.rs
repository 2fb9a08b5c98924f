//! mistake: MIN stops where a child changes nothing.
//! says: value every child.
// CHANGE: body
+     if theirs == value && mover == Player::Second { break; }
  }
  value
