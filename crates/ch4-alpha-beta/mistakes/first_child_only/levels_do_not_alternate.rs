//! mistake: The child is valued for the same player.
//! says: Below MAX it is MIN's turn, and yours values the child as MAX's again.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, Player::First, value));
