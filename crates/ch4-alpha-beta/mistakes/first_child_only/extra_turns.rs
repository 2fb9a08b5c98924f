//! mistake: Extra turns are looked for.
//! says: Braces mean an extra turn on later pages
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, if child.is_extra_turn() { Player::First } else { Player::Second }, if child.is_extra_turn() { vp } else { value }));
