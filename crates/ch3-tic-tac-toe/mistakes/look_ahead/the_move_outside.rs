//! mistake: Takes the move even where it is not better.
//! says: value 7 is right, and you recommend c: b leads to it. Keep the move together with its value
// CHANGE: body
+     }
          recommended = Some(try_it);

- }
  (best_value, recommended)
