//! mistake: Always recommends the first move.
//! says: The value is right, and it is b that leads to it, not a. Keep the move together with its value.
// CHANGE: body
-         recommended = Some(try_it);
+         recommended = recommended.or(Some(try_it));
