//! mistake: The count is asked before it grows, and begins at 0.
//! says: `rng` was asked for a number out of none
// CHANGE: body
-         (best_value, chosen, equals) = (value, Some(mv), 1);
+         (best_value, chosen, equals) = (value, Some(mv), 0);
      } else if value == best_value {
-         equals += 1;

              chosen = Some(mv);
          }
+         equals += 1;
