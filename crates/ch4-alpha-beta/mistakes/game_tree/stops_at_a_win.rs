//! mistake: MAX stops at the first child that is worth 1, which is only right where 1 is the most.
//! says: leaves were read. Nothing is cut yet: value every child.
// CHANGE: body
+     if mover == Player::First && value == 1 {
+         break;
  }
+ }
  value
