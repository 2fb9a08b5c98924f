//! mistake: Each child is asked about twice, as condition and as value.
//! says: Call it once for each child, and keep what it answers.
// CHANGE: child
-         value = value.max(val(child, Player::Second, value));
+         if val(child, Player::Second, value) > value {
+             value = val(child, Player::Second, value);
+         }

-         value = value.min(val(child, Player::First, value));
+         if val(child, Player::First, value) < value {
+             value = val(child, Player::First, value);
+         }
