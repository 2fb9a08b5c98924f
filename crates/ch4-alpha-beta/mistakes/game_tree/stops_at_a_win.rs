//! mistake: MAX stops at the first child that is worth 1, which is only right where 1 is the most.
//! says: valuation of [[1, 1], [1, -1]]: yours read 2 of 4 leaves, and it should read them all.
// CHANGE: body
+     if mover == Player::First && value == 1 {
+         break;
  }
+ }
  value
