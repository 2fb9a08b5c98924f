//! mistake: Who moves at a child is asked of the child, so that braces are extra turns.
//! says: Braces mean an extra turn on later pages. Here the levels take turns.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         value = value.max(val(child, child.mover(c), value));

-         value = value.min(val(child, Player::First, value));
+         value = value.min(val(child, child.mover(c), value));
