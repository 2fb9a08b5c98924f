//! mistake: Takes the move even where it is not better.
//! says: The value is right, and it is b that leads to it, not c. Keep the move together with its value.
// CHANGE: body
+     }
          recommended = Some(try_it);

- }
  (best_value, recommended)
