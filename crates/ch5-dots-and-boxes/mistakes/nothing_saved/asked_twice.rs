//! mistake: The child is asked for its value and once more for the best.
//! says: A child is asked for more than once: keep its answer.
// CHANGE: children
-         (best_value, recommended) = (value, Some(mv));
+         (best_value, recommended) = (nothing_saved(&child, depth - 1, alpha, beta).0, Some(mv));
