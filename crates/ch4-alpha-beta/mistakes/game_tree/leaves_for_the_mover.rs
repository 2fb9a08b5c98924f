//! mistake: A leaf is valued from the side of whoever would move there.
//! says: A leaf is worth what is written there, whoever would move.
// CHANGE: body
-     return node.value();
+     return match mover {
+         Player::First => node.value(),
+         Player::Second => -node.value(),
+     };
