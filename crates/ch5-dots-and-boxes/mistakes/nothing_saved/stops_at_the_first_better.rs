//! mistake: The loop ends with the first move that is better.
//! says: alpha and beta have not met there
// CHANGE: children
          (best_value, recommended) = (value, Some(mv));
+         break;
