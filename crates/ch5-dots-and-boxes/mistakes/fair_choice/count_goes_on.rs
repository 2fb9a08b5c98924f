//! mistake: A better value is taken, and the count goes on.
//! says: 3 equal moves, in per cent of the games:
//! says: Count only what is as good as the best, and begin again when a better one comes.
// CHANGE: body
-         (best_value, chosen, equals) = (value, Some(mv), 1);
+         (best_value, chosen) = (value, Some(mv));
+         equals += 1;
